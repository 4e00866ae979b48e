import { createLibrary } from '#web/api/library/createLibrary.ts';
import { createMemoryStore } from '#web/api/library/deviceStore.ts';

import { createNotices, type MarkTools } from './markTools.ts';

/** A guest's real library that lasts as long as the test. */
export async function openTestTools(): Promise<MarkTools> {
  const library = await createLibrary({
    store: createMemoryStore(),
    isKept: true,
    tabs: { post: () => {}, listen: () => () => {} },
    session: { account: () => null, isRead: () => true, subscribe: () => () => {}, token: async () => null },
    alone: async (_name, run) => run(),
    fetch: async () => Response.error(),
    now: () => Date.parse('2026-11-21T20:00:00Z'),
    isVisible: () => true,
    onReturn: () => () => {},
    random: () => 0.5,
  });
  let count = 0;
  return {
    library,
    notices: createNotices(),
    now: () => new Date('2026-11-21T20:00:00Z'),
    newId: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  };
}
