import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { thisOne, wishSentence } from '#web/messages/en/askSentences.ts';

import { rewritten, type Turns, withTurn } from './askAddress.ts';

type Meant = Extract<Chip, { is: 'meant' }>;

/** The same conversation with another title of that name: said in the sentence where it stands, else in a new one. */
export function meantTurns(turns: Turns, parts: readonly Part[], meant: Meant): Turns {
  const { media, id, name, year, instead } = meant;
  const sentence = turns.at(-1)?.say ?? '';
  const part = parts.find(({ key }) => key === instead);
  const liked = wishSentence({ slot: 'like', media, id, name, year, aspect: null, not: false });
  if (!part?.span) return withTurn(turns, liked, part ? [instead] : []);
  const { start, end } = part.span;
  const said = sentence.slice(start, end);
  const at = said.toLowerCase().lastIndexOf(name.toLowerCase());
  const otherwise =
    at === -1 ? liked : said.slice(0, at) + thisOne({ name, year }) + said.slice(at + name.length);
  return rewritten(turns, sentence.slice(0, start) + otherwise + sentence.slice(end));
}
