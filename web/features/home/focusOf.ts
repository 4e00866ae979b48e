import { yearOf } from '#web/lib/formatDate.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';

type Film = {
  id: number;
  title: string;
  release_date: string;
  vote_average: number;
  backdrop_path: string | null;
};

/** With fewer than this there is no row to show. */
const fewest = 4;

export type Focus<Of extends Film> = {
  /** The best four, best first; the feature, which stands above already, comes last. */
  films: Of[];
  backdrop: string | null;
  words: string;
  more: string;
};

/** The best four, of each saga one, as its title says it: "The Lord of the Rings: …". Sagas fill what is left. */
function variedOf<Of extends Film>(ranked: readonly Of[]): Of[] {
  const sagaOf = ({ title }: Film) => title.split(':')[0];
  const firsts = ranked.filter((film) => ranked.find((other) => sagaOf(other) === sagaOf(film)) === film);
  const others = ranked.filter((film) => !firsts.includes(film));
  return [...firsts, ...others].slice(0, fewest);
}

/** What is said about a person with these films, or null where they are too few. */
export function focusOf<Of extends Film>(
  films: readonly Of[],
  as: 'directed' | 'played',
  featureId: number,
): Focus<Of> | null {
  const ranked = films.toSorted(
    (a, b) =>
      Number(a.id === featureId) - Number(b.id === featureId) ||
      b.vote_average - a.vote_average ||
      a.id - b.id,
  );
  const [best] = ranked;
  const years = films.flatMap(({ release_date }) => yearOf(release_date) ?? []);
  if (!best || films.length < fewest || years.length === 0) return null;
  return {
    films: variedOf(ranked),
    backdrop: best.backdrop_path,
    words: `${homeBelow.focus[as](films.length, Math.min(...years), Math.max(...years))} ${homeBelow.focus.startWith(best.title)}`,
    more: homeBelow.focus.all(films.length),
  };
}
