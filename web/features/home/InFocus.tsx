import { type ReactNode, useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { yearOf } from '#web/lib/format.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Skeleton, SkeletonCard } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './InFocus.module.css';

type InFocusProps = {
  name: string;
  href: string;
  backdrop: string | null;
  words: string;
  more: string;
  /** Four posters. */
  children: ReactNode;
};

/** One person of the week: a wide picture, a few words, and four films that overlap its edge. */
export function InFocus({ name, href, backdrop, words, more, children }: InFocusProps) {
  const heading = useId();
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <div className={styles.focus}>
        <Plate wide className={styles.wide}>
          <Picture path={backdrop} kind="backdrop" sizes="(width >= 1024px) 70vw, 100vw" />
        </Plate>
        <div className={styles.say}>
          <p className={cx(text.small, text.dim)}>{homeBelow.focus.kicker}</p>
          <h2 className={text.h1} id={heading}>
            {name}
          </h2>
          <p className={cx(text.dim, styles.words)}>{words}</p>
          <ButtonLink href={href}>{more}</ButtonLink>
        </div>
        <div className={styles.set}>{children}</div>
      </div>
    </section>
  );
}

/** The person of the week while loading. */
export function InFocusSkeleton() {
  return (
    <div className={cx(text.wrap, styles.section)} aria-hidden="true">
      <div className={styles.focus}>
        <Plate wide className={styles.wide}>
          <Skeleton shape="block" />
        </Plate>
        <div className={styles.say}>
          <Skeleton shape="line" className={styles.waitingKicker} />
          <Skeleton shape="heading" className={styles.waitingName} />
          <Skeleton shape="line" className={styles.waitingWords} />
        </div>
        <div className={styles.set}>
          {[1, 2, 3, 4].map((card) => (
            <SkeletonCard key={card} />
          ))}
        </div>
      </div>
    </div>
  );
}

type Film = {
  id: number;
  title: string;
  release_date: string;
  vote_average: number;
  backdrop_path: string | null;
};

/** With fewer than this there is no row to show. */
const fewest = 4;

type Focus<Of extends Film> = {
  /** The best four, best first; the feature, which is shown above already, comes last. */
  films: Of[];
  backdrop: string | null;
  words: string;
  more: string;
};

/** The best four, one per saga, as its title has it: "The Lord of the Rings: …". Sagas fill what is left. */
function variedOf<Of extends Film>(ranked: readonly Of[]): Of[] {
  const sagaOf = ({ title }: Film) => title.split(':')[0];
  const firsts = ranked.filter((film) => ranked.find((other) => sagaOf(other) === sagaOf(film)) === film);
  const others = ranked.filter((film) => !firsts.includes(film));
  return [...firsts, ...others].slice(0, fewest);
}

/** The text about a person with these films, or null where they are too few. */
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
