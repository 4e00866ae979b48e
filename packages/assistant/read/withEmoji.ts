import rows from '@marquee/content/words/emoji.json' with { type: 'json' };
import { words } from '@marquee/text';

import type { Token } from './line.ts';

const meaning = new Map(
  Object.entries(rows).flatMap(([said, signs]) => signs.map((sign) => [sign, words(said)] as const)),
);

/** A sign with its skin tone and sex. */
const known = new RegExp(
  `(${[...meaning.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?:[\\u{1f3fb}-\\u{1f3ff}]|\\ufe0f|\\u200d[♂♀])*`,
  'gu',
);

/** The tokens of a sentence with those emoji that mean something, in English: 🧟 is "zombies". */
export function withEmoji(text: string, tokens: readonly Token[]): readonly Token[] {
  const signs = Array.from(text.matchAll(known), (match): Token[] => {
    const [whole, sign = ''] = match;
    const end = match.index + whole.length;
    return (meaning.get(sign) ?? []).map((word, index) => ({
      word,
      start: index === 0 ? match.index : end,
      end,
      isCapital: false,
      before: '',
    }));
  }).flat();
  if (signs.length === 0) return tokens;
  const all = [...tokens, ...signs].toSorted((one, other) => one.start - other.start);
  return all.map((token, at) => withBefore(token, text.slice(all[at - 1]?.end ?? 0, token.start)));
}

const withBefore = (token: Token, before: string): Token => ({ ...token, before });
