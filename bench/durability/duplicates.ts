import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { pino } from 'pino';

import { openStorage } from '#server/database/openStorage.ts';
import { createLibraryStore } from '#server/library/libraryStore.ts';
import type { PeopleLocation } from '#server/operations/backup/source.ts';

/** Sends the same write many times at once, over three replicas, and returns what is stored afterwards. */
export async function writeDuplicates(place: PeopleLocation, writes: number) {
  const now = () => new Date();
  const replicas = [];
  for (let replica = 0; replica < 3; replica += 1) {
    const opened = await openStorage({ ...place, now, log: pino({ level: 'silent' }) });
    if (!opened.ok) throw new Error(opened.problem);
    replicas.push(opened.storage);
  }
  const stores = replicas.map((storage) => createLibraryStore({ storage, now }));
  const [first] = stores;
  if (!first) throw new Error('There is no replica.');

  const change = { key: libraryKey.mark({ media: 'movie', id: 603 }, 'rating'), value: 8, at: 1 };
  const owner = { account: 'duplicates', displayName: null };
  const answers = await Promise.all(
    Array.from({ length: writes }, (_, index) =>
      (stores[index % stores.length] ?? first).write(owner, [change]),
    ),
  );
  const { records } = await first.page(owner.account, { after: 0, limit: 500 });
  for (const storage of replicas) await storage.close();
  return {
    writes,
    acknowledged: answers.filter(({ ok }) => ok).length,
    differentAnswers: new Set(answers.map((answer) => JSON.stringify(answer))).size,
    rows: records.length,
  };
}
