import type { Drawn } from '#pictures/drawn.ts';
import { collectionPoster, poster, seasonPoster } from '#pictures/poster.ts';
import { withoutPastiche } from '#pictures/withoutPastiche.ts';
import { collectionWording, seasonWording, wordingOf } from '#pictures/wording.ts';
import type { ArtSubject } from '#ports.ts';
import type { Sitter } from '#sitterOf.ts';

import { type Card, cardSize, type CardWords } from './card.ts';
import { personCard } from './personCard.ts';
import { faceOf, flatCard, litCard } from './titleCard.ts';

/** The picture that stands beside a link, as a drawing: pure, the same sitter gives the same bytes for ever. */
export function shareSvg(sitter: Sitter): string {
  const { w, h } = cardSize;
  const { defs, picture, words, label } = drawCard(sitter);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}">${defs}${picture}${words}</svg>`;
}

export function drawCard(sitter: Sitter): Card {
  if (sitter.kind === 'person') return personCard(sitter);
  const subject = withoutPastiche(sitter.subject);
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
function cardLike(made: Drawn, subject: ArtSubject, words: CardWords, salt = ''): Card {
  const face = faceOf(made);
  return made.look?.family === 'flat'
    ? flatCard(subject, made.look, face, words)
    : litCard(subject, face, words, salt);
}
