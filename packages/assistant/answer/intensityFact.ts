import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { type Intensity } from '#rank/intensityOf.ts';
import { intensityWords } from '#rank/intensityWords.ts';

import type { TitleFacts } from '../facts.ts';

const telling: Record<Intensity, ReadonlySet<string>> = {
  violence: new Set(['gory']),
  gore: new Set(['gory']),
  sex: new Set(['sensual']),
  scare: new Set(['scary', 'creepy']),
};

/** The tags that tell of violence, blood, sex or fright; where none does, that none does. */
export function intensityFact({ keywords, moods }: TitleFacts, { of }: WishOf<'intensity'>): Fact {
  const { strong, some } = intensityWords[of];
  const tags = [
    ...moods.filter((mood) => telling[of].has(mood)),
    ...keywords.filter((keyword) => strong.has(keyword) || some.has(keyword)),
  ];
  return tags.length > 0 ? { is: 'tags', tags: tags.slice(0, 4) } : { is: 'untagged' };
}
