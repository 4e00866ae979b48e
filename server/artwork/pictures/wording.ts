import type { ArtSubject } from '#server/artwork/ports.ts';
import { splitTitle, type TitleWords } from '#server/artwork/type/breakLines.ts';

/** All that a poster says. */
export type Wording = { title: TitleWords; maker: string; note: string };

export const wordingOf = ({ title, makers, year }: ArtSubject): Wording => ({
  title: splitTitle(title),
  maker: makers[0] ?? '',
  note: String(year),
});

/** Series name large, the season below it. */
export const seasonWording = (subject: ArtSubject, season: number): Wording => ({
  ...wordingOf(subject),
  title: {
    main: splitTitle(subject.title).main,
    over: '',
    under: season === 0 ? 'Specials' : `Season ${season}`,
  },
  note: '',
});

/** The collection's own name; its first title gives the picture only. */
export const collectionWording = (name: string): Wording => ({
  title: splitTitle(name.replace(/\s+(?:Collection|Saga|Series|Franchise)$/i, '') || name),
  maker: 'The collection',
  note: '',
});
