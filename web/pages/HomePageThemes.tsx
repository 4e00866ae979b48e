import { paths } from '@marquee/contracts/paths.ts';

import { discover } from '#web/api/discover.ts';
import type { Feature } from '#web/api/features.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { DoubleBill, DoubleBillSkeleton } from '#web/features/home/DoubleBill.tsx';
import { billOf, type WeekTheme, themesOf } from '#web/features/home/weekOf.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';
import { useNear } from '#web/platform/useNear.ts';
import { Section } from '#web/ui/Section.tsx';
import { Shelf } from '#web/ui/Shelf.tsx';

import { HomeProblem } from './HomePageProblem.tsx';
import { ShelfSkeleton } from './HomePageShelfSkeleton.tsx';

type FeatureProps = { feature: Feature };

function useTheme({ filters }: WeekTheme, near: boolean) {
  const { refetch } = discover.endpoints.discoverMovies.useQuerySubscription(filters, { skip: !near });
  const { data, error } = discover.endpoints.discoverMovies.useQueryState(filters);
  return { films: data?.results, error, retry: () => void refetch() };
}

/** What a theme is called, and where all of it is. */
const headOf = ({ name, discover: query }: WeekTheme) => ({
  ...homeBelow.themes[name],
  more: { href: `${paths.discover('movie')}?${query}` },
});

/** A theme of the week as a row. */
export function ThemeShelf({ feature }: FeatureProps) {
  const [theme] = themesOf(feature);
  const [target, near] = useNear<HTMLDivElement>();
  const { films, error, retry } = useTheme(theme, near);
  const head = headOf(theme);
  if (films?.length === 0) return null;
  return (
    <div ref={target}>
      {films ? (
        <Shelf {...head}>
          {films.map((film) => (
            <PosterCard key={film.id} card={cardOf(film)} />
          ))}
        </Shelf>
      ) : error ? (
        <HomeProblem title={head.title} error={error} retry={retry} />
      ) : (
        <ShelfSkeleton {...head} />
      )}
    </div>
  );
}

/** Another theme as two films for one evening. */
export function ThemeBill({ feature }: FeatureProps) {
  const [, theme] = themesOf(feature);
  const [target, near] = useNear<HTMLDivElement>();
  const { films, error, retry } = useTheme(theme, near);
  if (films && films.length < 2) return null;
  return (
    <div ref={target}>
      {!films && error ? (
        <HomeProblem title={homeBelow.themes[theme.name].title} error={error} retry={retry} />
      ) : (
        <Section {...headOf(theme)}>
          {films ? (
            <DoubleBill
              films={billOf(films, feature).map((film) => {
                const { id, href, name, backdrop, year, genres } = cardOf(film);
                return {
                  id,
                  href,
                  name,
                  backdrop,
                  facts: [year, genres.slice(0, 2).join(', ')],
                  overview: film.overview,
                };
              })}
            />
          ) : (
            <DoubleBillSkeleton />
          )}
        </Section>
      )}
    </div>
  );
}
