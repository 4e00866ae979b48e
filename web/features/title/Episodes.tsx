import { useState } from 'react';

import type { EpisodeFacts } from '#web/api/seasonOf.ts';
import { formatDate } from '#web/lib/formatDate.ts';
import { formatRuntime } from '#web/lib/formatRuntime.ts';
import { seasons as words } from '#web/messages/en/seasons.ts';
import { Button } from '#web/ui/Button.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import text from '#web/ui/type.module.css';
import styles from './Episodes.module.css';

const stillSizes = '(width >= 1024px) 17rem, (width >= 640px) 13rem, 100vw';

/** A summary past the first is closed: whoever hasn't seen the one before doesn't want to read it. */
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
      <summary>{words.summary}</summary>
      <p lang={lang}>{overview}</p>
    </details>
  );
}

/** The episodes of a season whose names are known. */
export function Episodes({ episodes }: { episodes: readonly EpisodeFacts[] }) {
  const [areAllOpen, setAllOpen] = useState(false);
  const hasMore = episodes.slice(1).some(({ overview }) => overview !== '');
  return (
    <>
      {hasMore && (
        <div className={styles.head}>
          <p>{words.summariesClosed}</p>
          <Button variant="quiet" onClick={() => setAllOpen(!areAllOpen)}>
            {areAllOpen ? words.closeAll : words.openAll}
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
                <span lang={langs?.name}>{name === '' ? words.episode(number) : name}</span>
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
