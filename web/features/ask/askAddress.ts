import type { Turn } from '@marquee/contracts/assistant/conversation.ts';
import { longestKey, longestSentence, mostTurns, mostWithout } from '@marquee/contracts/assistant/limits.ts';
import { paths } from '@marquee/contracts/paths.ts';

/** A conversation as the address has it: `q` is a sentence, each `x` after it a removed part. */
export type Turns = readonly Turn[];

// oxlint-disable-next-line no-control-regex
const blanks = /[\s\u0000-\u001F\u007F]+/g;

/** A sentence as it is sent and shown: parts of it are found by their position. */
export const tidySentence = (text: string): string =>
  text.replace(blanks, ' ').trim().slice(0, longestSentence).trimEnd();

/** The newest that a conversation may have. */
const newest = (turns: Turns): Turns => turns.slice(-mostTurns);

export function readTurns(search: URLSearchParams): Turns {
  const turns: Turn[] = [];
  for (const [name, value] of search) {
    const last = turns.at(-1);
    if (name === 'q') {
      const say = tidySentence(value);
      if (say !== '') turns.push({ say, without: [] });
    } else if (name === 'x' && last && value !== '' && value.length <= longestKey) {
      if (last.without.length < mostWithout && !last.without.includes(value)) last.without.push(value);
    }
  }
  return newest(turns);
}

/** Name and value of each part of the address, in order: for links, and for a form without scripts. */
export const turnFields = (turns: Turns): (readonly ['q' | 'x', string])[] =>
  turns.flatMap(({ say, without }) => [['q', say] as const, ...without.map((key) => ['x', key] as const)]);

export function askHref(turns: Turns): string {
  if (turns.length === 0) return paths.ask;
  return `${paths.ask}?${new URLSearchParams(turnFields(turns).map(([name, value]) => [name, value]))}`;
}

/** The same conversation with one more sentence; the oldest makes room for it. An empty one changes nothing. */
export function withTurn(turns: Turns, text: string, without: readonly string[] = []): Turns {
  const say = tidySentence(text);
  return say === '' ? turns : newest([...turns, { say, without: [...without] }]);
}

function withLast(turns: Turns, change: (last: Turn) => Turn): Turns {
  const last = turns.at(-1);
  return last ? [...turns.slice(0, -1), change(last)] : turns;
}

/** Removes a part, of any sentence. */
export const withoutPart = (turns: Turns, key: string): Turns =>
  withLast(turns, ({ say, without }) => ({ say, without: [...without.filter((one) => one !== key), key] }));

/** Replaces the last sentence. */
export const rewritten = (turns: Turns, text: string): Turns =>
  withLast(turns, ({ say, without }) => ({ say: tidySentence(text) || say, without }));

/** Undoes the last step: a removed part comes back first, then the sentence goes. */
export function undone(turns: Turns): Turns {
  const last = turns.at(-1);
  if (!last) return turns;
  return last.without.length > 0
    ? withLast(turns, ({ say, without }) => ({ say, without: without.slice(0, -1) }))
    : turns.slice(0, -1);
}
