import type { ArtSubject } from '#ports.ts';
import { isSettable } from '#type/dressed.ts';
import { splitTitle, type TitleWords } from '#type/fitTitle.ts';
import { isForeign } from '#type/scripts.ts';

/** All words of a poster. */
export type Wording = { title: TitleWords; maker: string; note: string };

export const wordingOf = (subject: ArtSubject): Wording => ({
  title: titleWords(subject),
  maker: subject.makers[0] ?? '',
  note: String(subject.year),
});

/** Series name large, the season below it. */
export const seasonWording = (subject: ArtSubject, season: number): Wording => ({
  ...wordingOf(subject),
  title: {
    main: splitTitle(nameOf(subject)).main,
    over: '',
    under: season === 0 ? 'Specials' : `Season ${season}`,
    language: subject.language,
  },
  note: '',
});

/** The collection's own name; its first title gives the picture only. */
export const collectionWording = (name: string): Wording => ({
  title: splitTitle(seriesOf(name)),
  maker: 'The collection',
  note: '',
});

const seriesOf = (collection: string): string =>
  collection.replace(/^(.{4,})\s(?:Collection|Saga|Series|Franchise)$/i, '$1');

function titleWords(subject: ArtSubject): TitleWords {
  const name = nameOf(subject);
  return {
    ...splitTitle(name, seriesOf(subject.collection ?? '')),
    original: isForeign(name) ? '' : ownLetters(subject),
    language: subject.language,
  };
}

/** The title; where no face has its letters, its original name. */
const nameOf = ({ title, originalTitle, language }: ArtSubject): string =>
  isSettable(title, language) ? title : (originalTitle ?? title);

/** The original title in another script, without the Latin words beside it. */
function ownLetters({ originalTitle, language }: ArtSubject): string {
  if (originalTitle === null || !isForeign(originalTitle)) return '';
  const own = originalTitle
    .split(' ')
    .filter((word) => isForeign(word) || !/^(?:\p{Script=Latin}{2,}|\/|[AI])[,:!?.]?$/u.test(word))
    .join(' ');
  return isSettable(own, language) ? own : '';
}
