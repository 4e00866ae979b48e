import type { LibrarySession } from './createLibrary.ts';

/** Where no server keeps libraries: there is the device's, whoever is signed in. */
export const deviceSession: LibrarySession = {
  account: () => null,
  isRead: () => true,
  subscribe: () => () => {},
  token: async () => null,
};
