import { group, rect } from '#server/artwork/kit/svg.ts';
import { profile } from '#server/artwork/pictures/profile.ts';

import { type Card, cardSize, setWords } from './card.ts';
import { faceOf, labelOf } from './titleCard.ts';

/** A person: the portrait bleeding off the right, the name beside it. */
export function personCard({ name }: { name: string }): Card {
  const words = { title: { main: name, over: '', under: '' }, note: '' };
  const portrait = profile(name, true);
  const face = faceOf(portrait);
  const set = setWords(face, words, { ink: '#f4efe6', ground: '#100d0c' });
  return {
    ...set,
    defs: portrait.defs,
    body:
      rect(0, 0, cardSize.w, cardSize.h, '#100d0c') +
      group('transform="translate(720 -45)scale(.702)"', portrait.body) +
      set.svg,
    label: labelOf(words),
    style: portrait.style,
  };
}
