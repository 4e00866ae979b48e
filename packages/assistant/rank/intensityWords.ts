import intensityRows from '@marquee/content/words/intensity.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

type Intensity = WishOf<'intensity'>['of'];
type Row = { of: Intensity; strength: 'strong' | 'some'; keywords: readonly string[] };
const rows = intensityRows as readonly Row[];

const keywordsOf = (of: Intensity, strength: Row['strength']): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.of === of && row.strength === strength ? row.keywords : [])));
const wordsOf = (of: Intensity) => ({ strong: keywordsOf(of, 'strong'), some: keywordsOf(of, 'some') });

/** Keywords of the catalogue that indicate violence, blood, sex and fright; `strong` ones much of it. */
export const intensityWords = {
  violence: wordsOf('violence'),
  gore: wordsOf('gore'),
  sex: wordsOf('sex'),
  scare: wordsOf('scare'),
} as const;
