import { openDB } from 'idb';
import { expect, it } from 'vitest';

import { forgetCookies, forgetInstallation } from './createConsentGate.ts';

const project = { apiKey: 'k', projectId: 'p', appId: '1:2:web:3', measurementId: 'G-ABC123DEF4' };
const name = 'firebase-installations-database';
const store = 'firebase-installations-store';

it('clears away Google Analytics’ cookies and no others', () => {
  for (const cookie of ['_ga=GA1.1.1', '_ga_ABC123DEF4=GS1', '_gid=1', 'ours=kept', 'x_ga=kept'])
    document.cookie = `${cookie}; path=/`;
  forgetCookies();
  expect(document.cookie.split('; ').toSorted()).toEqual(['ours=kept', 'x_ga=kept']);
});

it('makes nothing where nothing was kept', async () => {
  await forgetInstallation(project);
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
});

it('forgets the visitor while the library still has its store open, and leaves what isn’t of counting', async () => {
  const library = await openDB(name, 1, { upgrade: (database) => void database.createObjectStore(store) });
  await library.put(store, { fid: 'visitor' }, `analytics!${project.appId}`);
  await library.put(store, { fid: 'of somebody else' }, `[DEFAULT]!${project.appId}`);
  await forgetInstallation(project);
  expect(await library.getAllKeys(store)).toEqual([`[DEFAULT]!${project.appId}`]);
  library.close();
});
