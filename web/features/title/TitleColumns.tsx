import { paths } from '@marquee/contracts/paths.ts';
import { Fragment, type ReactNode, useId } from 'react';

import type { CastMember, CrewMember, DetailedTitle, Series } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { facetHref } from '#web/lib/hrefs.ts';
import { seasons as seasonWords } from '#web/messages/en/seasons.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { crewByDepartment } from './crewByDepartment.ts';
import { seasonsInOrder } from './seasonList.ts';
import { EpisodeStrip, SeasonNav } from './SeasonNav.tsx';
import { spokenLength } from './titleHead.ts';

import text from '#web/ui/type.module.css';
import styles from './TitleColumns.module.css';

type Column = { title: string; content: ReactNode } | null;

function Part({ title, content }: { title: string; content: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={cx(text.h2, styles.heading)}>
        {title}
      </h2>
      {content}
    </section>
  );
}

/** Two sections side by side on wide screens, eight columns and four: the cast and the videos. */
export function TitleColumns({ wide, narrow }: { wide: Column; narrow: Column }) {
  if (!wide && !narrow) return null;
  return (
    <div className={cx(text.wrap, styles.columns)}>
      <div>{wide && <Part {...wide} />}</div>
      <div>{narrow && <Part {...narrow} />}</div>
    </div>
  );
}

/** The title's keywords, each a link to everything about the same. */
export function Keywords({ media, keywords }: Pick<DetailedTitle, 'media' | 'keywords'>) {
  const heading = useId();
  if (keywords.length === 0) return null;
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <h2 id={heading} className={styles.keywordsHeading}>
        {words.aboutWhat}
      </h2>
      <ul className={styles.keys}>
        {keywords.map(({ id, name }) => (
          <Fragment key={id}>
            <li>
              <AppLink className={text.link} href={facetHref(media, 'keyword', id)}>
                {name}
              </AppLink>
            </li>{' '}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

type CreditLine = { id: number; name: string; role: string };

/** End credits: the part to the left of the axis, the player to the right. */
function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  return (
    <ul className={styles.credits}>
      {lines.map(({ id, name, role }) => (
        <li key={`${id} ${role}`}>
          <span className={styles.part}>{role}</span>
          <AppLink href={paths.person(id, name)}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}

const shownAtFirst = 6;

const castLine = ({ id, name, part }: CastMember): CreditLine => ({ id, name, role: part });

/** The cast as end credits; all others one press away. */
export function TitleCredits({ cast, crew }: { cast: readonly CastMember[]; crew: readonly CrewMember[] }) {
  const departments = crewByDepartment(crew);
  const people = new Set([...cast, ...crew].map(({ id }) => id));
  const rest = cast.slice(shownAtFirst);
  return (
    <>
      <CreditLines lines={cast.slice(0, shownAtFirst).map(castLine)} />
      {(rest.length > 0 || departments.length > 0) && (
        <details className={styles.all}>
          <summary className={styles.more}>
            {words.castAndCrew(people.size)}
            <Icon name="right" />
          </summary>
          <CreditLines lines={rest.map(castLine)} />
          {departments.map(({ name, lines }) => (
            <section key={name} className={styles.department}>
              <h3 className={text.small}>{words.departments[name] ?? name}</h3>
              <CreditLines
                lines={lines.map(({ id, name: who, jobs }) => ({ id, name: who, role: jobs.join(', ') }))}
              />
            </section>
          ))}
        </details>
      )}
    </>
  );
}

/** The seasons of a series, with the numbers of the first one. */
export function SeriesSeasons({ series }: { series: Series }) {
  const heading = useId();
  const [first] = seasonsInOrder(series.seasons);
  if (!first) return null;
  const { number: current, episodes, year } = first;
  const page = paths.season(series.id, series.name, current);
  const season = seasonWords.season(current);
  const numbers = Array.from({ length: episodes }, (_, index) => index + 1);
  return (
    <section className={cx(text.wrap, styles.seasons)} aria-labelledby={heading}>
      <VisuallyHidden>
        <h2 id={heading}>{seasonWords.seasonsLabel}</h2>
      </VisuallyHidden>
      <SeasonNav series={series} seasons={series.seasons} current={current} />
      {episodes > 0 && (
        <EpisodeStrip season={season} numbers={numbers} hrefOf={(number) => `${page}#e${number}`} />
      )}
      <p className={styles.line}>
        {seasonWords.seasonLine(season, year, episodes, spokenLength(series.episodeLength))}
      </p>
    </section>
  );
}
