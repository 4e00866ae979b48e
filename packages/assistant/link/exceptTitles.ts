import around from '@marquee/content/words/around-groups.json' with { type: 'json' };

import type { TitleFacts } from '../facts.ts';
import type { LinkContext } from './scene.ts';
import type { Linked } from './titleMentions.ts';
import type { TitleNames } from './titleNames.ts';

const unwanted = new Set(around.unwanted);

/** "Bong Joon Ho, not Parasite": titles of what is named that are left out, however plain their names are. */
export function exceptTitles(
  scene: LinkContext,
  names: TitleNames,
  isOfNamed: (title: TitleFacts) => boolean,
): Linked[] {
  const linked: Linked[] = [];
  for (let at = 1; at < scene.count; at += 1) {
    const before = scene.word(at - 1) === 'the' ? at - 2 : at - 1;
    if (!unwanted.has(scene.word(before)) || scene.isApart(at)) continue;
    let letters = '';
    for (let to = at + 1; to <= Math.min(scene.count, at + names.longest); to += 1) {
      letters += scene.word(to - 1);
      const meant = names
        .get(letters)
        ?.meanings.find(({ title, kind }) => kind !== 'part' && isOfNamed(title));
      if (meant === undefined || !scene.ends(to)) continue;
      const { media, id, name, year } = meant.title;
      linked.push({
        from: at,
        to,
        wish: { slot: 'without', media, id, name, year },
        corrected: null,
        homonyms: [],
        isCue: false,
      });
    }
  }
  return linked;
}
