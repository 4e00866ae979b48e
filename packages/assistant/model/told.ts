import type { AssistantAsked } from '@marquee/contracts/assistant/conversation.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import type { EngineAnswer } from '#engine.ts';
import { isStrict } from '#rank/meets.ts';

const lastTurns = 6;
const longestSentence = 500;

/** Removes invisible characters, such as marks that reverse the direction of text. */
const visible = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .slice(0, longestSentence)
    .toWellFormed();

/** What the model gets of a conversation: what was said, and how the parser reads it. Nothing about the person. */
export function toldOf({ turns }: Pick<AssistantAsked, 'turns'>, { query }: EngineAnswer, year: number) {
  const sentence = turns.at(-1)?.say ?? '';
  const partOf = ({ key, wish, span }: Part) => ({
    key,
    ...('name' in wish && { name: wish.name }),
    ...(span !== null && { words: visible(sentence.slice(span.start, span.end)) }),
    strict: isStrict(wish),
  });
  return {
    year,
    said: turns.slice(-lastTurns).map(({ say }) => visible(say)),
    read: query.parts.map(partOf),
    unread: query.unknown.map(({ start, end }) => visible(sentence.slice(start, end))),
  };
}
