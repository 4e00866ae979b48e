import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { TitleFacts } from '../facts.ts';
import type { Homonym } from '../sentence.ts';
import { changeChips } from './changeChips.ts';
import { splitChips } from './splitChips.ts';

const mostQuestions = 4;
const mostMeant = 2;

type Chipping = {
  /** The best ones, beyond what is shown. */
  found: readonly TitleFacts[];
  shown: readonly TitleFacts[];
  asked: readonly Wish[];
  homonyms: readonly Homonym[];
};

/** Up to four questions that split the results, then the changes that make sense. */
export function chipsOf({ found, shown, asked, homonyms }: Chipping): Chip[] {
  const meant = meantChips(homonyms, asked).slice(0, mostMeant);
  return [
    ...meant,
    ...splitChips(found, asked).slice(0, mostQuestions - meant.length),
    ...changeChips(shown, asked),
  ];
}

/** The others of one name, as long as the chosen one is still asked for. */
function meantChips(homonyms: readonly Homonym[], asked: readonly Wish[]): Chip[] {
  const keys = new Set(asked.map(partKey));
  return homonyms.flatMap(({ wish, others }) => {
    const instead = partKey(wish);
    return keys.has(instead)
      ? others.map(({ media, id, name, year }): Chip => ({ is: 'meant', media, id, name, year, instead }))
      : [];
  });
}
