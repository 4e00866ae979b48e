import { group, rect } from '#kit/svg.ts';
import { portrait } from '#pictures/profile.ts';
import { posterSize } from '#pictures/setUp.ts';

import { type Card, cardSize, setWords } from './card.ts';
import { cardLabel } from './titleCard.ts';

const { w: W, h: H } = cardSize;

const trades: Record<string, string> = { Directing: 'Director', Acting: 'Actor', Writing: 'Writer' };

/** A person: the portrait leaves the card on the right, the name stands beside it. */
export function personCard(person: { name: string; department?: string }): Card {
  const { drawn, face, ground, ink } = portrait(person, false);
  const words = {
    title: { main: person.name, over: '', under: '' },
    note: trades[person.department ?? ''] ?? '',
  };
  const set = setWords(face, words, { ink, ground });
  const scale = (W * 0.42) / posterSize.w;
  const up = (posterSize.h * scale - H) / 2;
  return {
    ...set,
    defs: drawn.defs,
    picture:
      rect(0, 0, W, H, ground) +
      group(`transform="translate(${W * 0.58} ${-Math.round(up)})scale(${scale})"`, drawn.body),
    label: cardLabel(words),
    style: drawn.style,
  };
}
