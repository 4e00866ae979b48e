import type { Register } from './register.ts';

/** How far a device has read an account's library. */
export type SyncProgress = { version: number; etag: string | null };

/** A page that was read, and where it begins. */
export type ReadPage = SyncProgress & { from: number };

/** What is read after a page. One that begins later than what was read until now would leave a gap. */
export const readOn = (held: SyncProgress, page: ReadPage): SyncProgress =>
  page.from <= held.version && page.version >= held.version
    ? { version: page.version, etag: page.etag }
    : held;

export const nothingRead: SyncProgress = { version: 0, etag: null };

/** Owner of what is kept while nobody is signed in. Accounts' ids have no such form. */
export const guest = '(guest)';

/** Where libraries are kept on this device, one an owner. Every call is done wholly or not at all. */
export type DeviceStore = {
  read: (owner: string) => Promise<{ registers: Register[]; progress: SyncProgress }>;
  /** Those of them that wait to be sent. */
  waiting: (owner: string) => Promise<Register[]>;
  /** Joins registers with those that are kept, and reads on by the page that they come from. */
  keep: (owner: string, registers: readonly Register[], page?: ReadPage) => Promise<void>;
  /** Puts other registers in the place of all, and forgets how far was read. */
  replace: (owner: string, next: (registers: Register[]) => Register[]) => Promise<void>;
  owners: () => Promise<string[]>;
};
