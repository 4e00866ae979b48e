import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import { SentenceKind } from '@marquee/contracts/assistant/events.ts';
import { z } from 'zod';

const Said = z.union([
  z.string(),
  z.strictObject({
    say: z.string(),
    /** What is taken away afterwards, written like the wishes. */
    without: z.array(z.string()),
  }),
]);

/** A request in people's words and what is meant by it; goldExpectation.ts reads the wishes. */
const GoldRequest = z.strictObject({
  id: z.string(),
  kind: z.string(),
  say: z.string().optional(),
  /** A conversation; the wishes are those after its last sentence. */
  turns: z.array(Said).optional(),
  /** Kinds of sentence that it may be taken for. */
  is: z.array(SentenceKind).default(['wish']),
  wishes: z.array(z.string()),
  /** May be understood as well, and may as well not. */
  ok: z.array(z.string()).default([]),
});
type GoldRequest = z.infer<typeof GoldRequest>;

export type Gold = Omit<GoldRequest, 'say' | 'turns'> & { turns: Turn[] };

/** The requests of a file in this folder. */
export function readGold(file = 'gold.jsonl'): Gold[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toGold(GoldRequest.parse(JSON.parse(line))));
}

function toGold({ id, kind, say, turns, is, wishes, ok }: GoldRequest): Gold {
  const said = turns ?? (say === undefined ? [] : [say]);
  if (said.length === 0) throw new Error(`${id} says nothing`);
  const asTurns = said.map((turn) => (typeof turn === 'string' ? { say: turn, without: [] } : turn));
  return { id, kind, is, turns: asTurns, wishes, ok };
}
