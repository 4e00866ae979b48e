import { brandColours } from '#icons/mark.ts';
import { lampsOf, wordmark } from '#icons/wordmark.ts';
import type { Colour } from '#kit/colour.ts';
import { createDefs, disc, path, rect, group } from '#kit/svg.ts';
import type { Drawn } from '#pictures/drawn.ts';
import { collectionPoster, poster, seasonPoster } from '#pictures/poster.ts';
import { portrait } from '#pictures/profile.ts';
import { posterSize } from '#pictures/setUp.ts';
import { toDraw } from '#pictures/toDraw.ts';
import { collectionWording, seasonWording, wordingOf } from '#pictures/wording.ts';
import type { ArtSubject } from '#ports.ts';
import type { Sitter } from '#sitterOf.ts';
import { setTitle } from '#type/setTitle.ts';

import { cardSize, margin, type ShareCard, setWords, type CardWords } from './card.ts';
import { cardLabel, faceOf, flatCard, litCard } from './titleCard.ts';

/** The picture for a link's preview, as a drawing. Pure: the same sitter always gives the same bytes. */
export function shareSvg(sitter: Sitter): string {
  const { w, h } = cardSize;
  const { defs, picture, words, label } = drawCard(sitter);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}">${defs}${picture}${words}</svg>`;
}

export function drawCard(sitter: Sitter): ShareCard {
  if (sitter.kind === 'person') return personCard(sitter);
  const subject = toDraw(sitter.subject);
  const maker = subject.makers.slice(0, 1);
  if (sitter.kind === 'collection') {
    const { title, maker: note } = collectionWording(sitter.name);
    return cardLike(collectionPoster(subject, sitter.name, true), subject, { title, note }, sitter.name);
  }
  if (sitter.kind === 'title') {
    const note = [String(subject.year), ...maker].join(' · ');
    return cardLike(poster(subject, true), subject, { title: wordingOf(subject).title, note });
  }
  const { title } = seasonWording(subject, sitter.season);
  const made = seasonPoster(subject, sitter.season, true);
  return cardLike(made, subject, { title, note: maker.join('') }, ` season ${sitter.season}`);
}

/** A card of the poster's own family, colours and face. */
function cardLike(made: Drawn, subject: ArtSubject, words: CardWords, salt = ''): ShareCard {
  const face = faceOf(made);
  return made.look?.family === 'flat'
    ? flatCard(subject, made.look, face, words)
    : litCard(subject, face, words, salt);
}

const { w: W, h: H } = cardSize;

const trades: Record<string, string> = { Directing: 'Director', Acting: 'Actor', Writing: 'Writer' };

/** A person: the portrait on the right, cut by the card's edge, and the name beside it. */
function personCard(person: { name: string; department?: string }): ShareCard {
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

/** The card of every page that has no title or person of its own: the name over the whole width, its lamps lit. */
export function defaultCard(): string {
  const defs = createDefs('h');
  const [cap, baseline] = [231, 368];
  const promise = setTitle(
    'italic',
    { main: 'Decide what to watch tonight', over: '', under: '' },
    { x: margin, y: 496, w: 700, h: 90 },
    { max: 58, lines: 1 },
  );
  const lamp = cap / 7;
  const first = lampsOf(margin, cap);
  const glow = (x: number, colour: Colour) =>
    disc(
      x,
      baseline - lamp,
      lamp * 7,
      defs.radial({
        at: [x, baseline - lamp],
        r: lamp * 7,
        stops: [
          [0.12, colour, 0.5],
          [0.34, colour, 0.2],
          [1, colour, 0],
        ],
      }),
    );
  const body =
    rect(0, 0, W, H, brandColours.night) +
    glow(first, brandColours.lamps[0]) +
    glow(first + lamp * 3, brandColours.lamps[1]) +
    wordmark(margin, baseline, cap, brandColours.ink, brandColours.lamps) +
    path(promise.d, brandColours.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" role="img" aria-label="Marquee">${defs.all()}${body}</svg>`;
}
