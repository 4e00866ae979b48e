import { paths } from '@marquee/contracts/paths.ts';

import type { SeasonFacts } from '#web/api/seasonOf.ts';
import type { Series } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { seasons as seasonWords } from '#web/messages/en/seasons.ts';
import { title as words } from '#web/messages/en/title.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { Episodes } from './Episodes.tsx';
import { EpisodeStrip } from './EpisodeStrip.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { SeasonTurn } from './SeasonTurn.tsx';
import { spokenLength } from './spokenLength.ts';
import { TitleAbout } from './TitleAbout.tsx';

import text from '#web/ui/type.module.css';
import styles from './SeasonBody.module.css';

const usualLength = ({ episodes }: SeasonFacts): number | null => {
  const lengths = episodes.flatMap(({ runtime }) => (runtime === null ? [] : [runtime]));
  if (lengths.length === 0) return null;
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
};

/** A season below its opening: its facts, the way to the others, and its episodes. */
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
        {numbers.length > 0 && (
          <EpisodeStrip
            season={name}
            numbers={numbers}
            hrefOf={isNamed ? (episode) => `${page}#e${episode}` : undefined}
          />
        )}
        {episodes.length === 0 && <p className={styles.line}>{seasonWords.noEpisodes}</p>}
        {episodes.length > 0 && !isNamed && (
          <p className={styles.line}>
            {seasonWords.seasonLine(name, season.year, episodes.length, spokenLength(minutes))}{' '}
            {seasonWords.namesUnknown}
          </p>
        )}
        {isNamed && <Episodes episodes={episodes} />}
        <SeasonTurn series={series} seasons={series.seasons} current={number} />
      </section>
    </>
  );
}
