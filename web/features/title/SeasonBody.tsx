import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { EpisodeFacts, SeasonFacts } from '#web/api/shows.ts';
import type { Season, Series } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { formatDate, formatRuntime } from '#web/lib/format.ts';
import { seasons as seasonWords } from '#web/messages/en/seasons.ts';
import { title as words } from '#web/messages/en/title.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { neighboursOf } from './seasonList.ts';
import { EpisodeStrip, SeasonNav } from './SeasonNav.tsx';
import { TitleAbout } from './TitleAbout.tsx';
import { spokenLength } from './titleHead.ts';

import text from '#web/ui/type.module.css';
import styles from './SeasonBody.module.css';

const stillSizes = '(width >= 1024px) 17rem, (width >= 640px) 13rem, 100vw';

const smallStillSizes = '(width >= 1024px) 15rem, (width >= 640px) 30vw, 45vw';

/** A summary past the first is closed, to avoid spoilers. */
function Summary({
  text: overview,
  lang,
  isOpen,
}: {
  text: string;
  lang: string | undefined;
  isOpen: boolean;
}) {
  return (
    <details className={styles.summary} open={isOpen}>
      <summary>{seasonWords.summary}</summary>
      <p lang={lang}>{overview}</p>
    </details>
  );
}

/** The episodes of a season whose names are known. */
function Episodes({ episodes }: { episodes: readonly EpisodeFacts[] }) {
  const [areAllOpen, setAllOpen] = useState(false);
  const hasMore = episodes.slice(1).some(({ overview }) => overview !== '');
  return (
    <>
      {hasMore && (
        <div className={styles.head}>
          <p>{seasonWords.summariesClosed}</p>
          <Button variant="quiet" onClick={() => setAllOpen(!areAllOpen)}>
            {areAllOpen ? seasonWords.closeAll : seasonWords.openAll}
          </Button>
        </div>
      )}
      <ol className={styles.episodes}>
        {episodes.map(({ number, name, overview, airDate, runtime, still, langs }, index) => (
          <li key={number} id={`e${number}`} className={styles.episode}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <Plate wide className={styles.still}>
              <Picture path={still} kind="still" sizes={stillSizes} />
            </Plate>
            <div className={styles.words}>
              <h3 className={text.h3}>
                <span className={styles.inline} aria-hidden="true">
                  {number}.{' '}
                </span>
                <span lang={langs?.name}>{name === '' ? seasonWords.episode(number) : name}</span>
              </h3>
              <Meta items={[formatDate(airDate), formatRuntime(runtime)]} />
              {overview !== '' && (
                <Summary text={overview} lang={langs?.overview} isOpen={index === 0 || areAllOpen} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The episodes of a season of which only the numbers are known. */
function NumberedEpisodes({ season, episodes }: { season: string; episodes: readonly EpisodeFacts[] }) {
  return (
    <ol className={styles.numbered} aria-label={seasonWords.episodesOf(season)}>
      {episodes.map(({ number, still, airDate, runtime }) => (
        <li key={number} id={`e${number}`}>
          <Plate wide>
            <Picture path={still} kind="still" sizes={smallStillSizes} />
          </Plate>
          <h3>{seasonWords.episode(number)}</h3>
          <Meta items={[formatDate(airDate), formatRuntime(runtime)]} />
        </li>
      ))}
    </ol>
  );
}

type Props = {
  series: { id: number; name: string };
  seasons: readonly Season[];
  current: number;
};

/** The season before and the one after. */
function SeasonTurn({ series, seasons, current }: Props) {
  const { previous, next } = neighboursOf(seasons, current);
  if (!previous && !next) return null;
  const link = ({ number }: Season, direction: 'left' | 'right') => (
    <AppLink
      className={styles[direction]}
      href={paths.season(series.id, series.name, number)}
      rel={direction === 'left' ? 'prev' : 'next'}
    >
      {direction === 'left' && <Icon name="left" />}
      <span>
        <small>{direction === 'left' ? seasonWords.previousSeason : seasonWords.nextSeason}</small>
        {seasonWords.season(number)}
      </span>
      {direction === 'right' && <Icon name="right" />}
    </AppLink>
  );
  return (
    <nav className={styles.turn} aria-label={seasonWords.otherSeasons}>
      {previous && link(previous, 'left')}
      {next && link(next, 'right')}
    </nav>
  );
}

const usualLength = ({ episodes }: SeasonFacts): number | null => {
  const lengths = episodes.flatMap(({ runtime }) => (runtime === null ? [] : [runtime]));
  if (lengths.length === 0) return null;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
};

/** A season below its opening: its facts, links to the others, and its episodes. */
export function SeasonBody({ series, season }: { series: Series; season: SeasonFacts }) {
  const { number, episodes, isNamed } = season;
  const name = seasonWords.season(number);
  const minutes = usualLength(season) ?? series.episodeLength;
  const length = formatRuntime(minutes);
  const numbers = episodes.map((episode) => episode.number);
  const page = paths.season(series.id, series.name, number);
  return (
    <>
      <TitleAbout
        name={`${series.name}, ${name}`}
        poster={season.poster ?? series.poster}
        meta={[
          season.year,
          seasonWords.episodes(episodes.length),
          length && words.about(length),
          series.networks[0]?.name,
        ]}
        overview={season.overview || series.overview}
        lang={(season.overview ? season : series).langs?.overview}
      />
      <section className={cx(text.wrap, styles.section)}>
        <VisuallyHidden>
          <h2>{seasonWords.episodesHeading}</h2>
        </VisuallyHidden>
        <SeasonNav series={series} seasons={series.seasons} current={number} />
        {episodes.length === 0 && <p className={styles.line}>{seasonWords.noEpisodes}</p>}
        {isNamed && (
          <>
            <EpisodeStrip season={name} numbers={numbers} hrefOf={(episode) => `${page}#e${episode}`} />
            <Episodes episodes={episodes} />
          </>
        )}
        {episodes.length > 0 && !isNamed && (
          <>
            <p className={styles.line}>
              {seasonWords.seasonLine(name, season.year, episodes.length, spokenLength(minutes))}{' '}
              {seasonWords.namesUnknown}
            </p>
            <NumberedEpisodes season={name} episodes={episodes} />
          </>
        )}
        <SeasonTurn series={series} seasons={series.seasons} current={number} />
      </section>
    </>
  );
}
