/* oxlint-disable no-underscore-dangle -- the library's own names */
import type { Auth } from 'firebase/auth';

/**
 * Internals of the identity library that it doesn't export. A version without them still works: other tabs are then
 * followed by its own polling, and a policy is cached until the page is loaded again.
 */
type Internals = {
  /** Loads what another tab has stored. */
  _onStorageEvent?: () => Promise<void>;
  _updatePasswordPolicy?: () => Promise<void>;
  /** `NONE` where all storage of the browser is closed. */
  _getPersistenceType?: () => string;
};

/** False where only waiting helps. */
export async function takeOverStored(auth: Auth & Internals): Promise<boolean> {
  if (!auth._onStorageEvent) return false;
  await auth._onStorageEvent();
  return true;
}

export const fetchPolicyAnew = async (auth: Auth & Internals): Promise<void> =>
  auth._updatePasswordPolicy?.();

/** Once the stored session is read. */
export const keepsNothing = (auth: Auth & Internals): boolean => auth._getPersistenceType?.() === 'NONE';
