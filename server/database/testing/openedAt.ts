import { pino } from 'pino';

import type { BeginSpan } from '#server/spans.ts';

import { openStorage } from '../openStorage.ts';
import type { Storage } from '../storage.ts';

export type Place = { dataDirectory: string; databaseUrl?: string; begin?: BeginSpan };

export async function openedAt(place: Place): Promise<Storage> {
  const result = await openStorage({ ...place, now: () => new Date(), log: pino({ level: 'silent' }) });
  if (!result.ok) throw new Error(result.problem);
  return result.storage;
}
