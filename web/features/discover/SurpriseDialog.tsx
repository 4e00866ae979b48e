import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import type { SurpriseProps } from './SurpriseButton.tsx';
import { SurprisePick } from './SurprisePick.tsx';
import { SurpriseProblem } from './SurpriseProblem.tsx';
import { SurpriseSkeleton } from './SurpriseSkeleton.tsx';
import { type PickState, usePick } from './usePick.ts';

import styles from './SurpriseDialog.module.css';

const nameOf = (title: ListedMovie | ListedSeries) => ('title' in title ? title.title : title.name);

type Way = { pick: PickState; media: MediaType; onClose: () => void };

/** To the title's page, or to the next pick. The button keeps its place, so that it can be pressed again. */
function Ways({ pick, media, onClose }: Way) {
  const { answer, isPicking, another, again } = pick;
  const title = answer?.result;
  const isLast = answer !== undefined && answer.left === 0;
  const button = useRef<HTMLButtonElement>(null);
  const isThere = title !== undefined && title !== null;
  useEffect(() => {
    if (isThere) button.current?.focus();
  }, [isThere]);
  return (
    <div className={styles.ways}>
      {title && (
        <ButtonLink variant="primary" href={paths.title(media, title.id, nameOf(title))} onClick={onClose}>
          {media === 'movie' ? words.toFilm : words.toSeries}
        </ButtonLink>
      )}
      <Button ref={button} aria-disabled={isPicking} onClick={isLast ? again : another}>
        {isLast ? words.again : words.another}
      </Button>
      {title && isLast && <p className={styles.note}>{words.allSeenText(answer.total, media)}</p>}
    </div>
  );
}

/** One title that fits, large, with why it fits. */
export function SurpriseDialog({ ask, parts, onClose }: SurpriseProps & { onClose: () => void }) {
  const pick = usePick(ask);
  const { answer, isPicking, error, retry } = pick;
  const { media } = ask;
  return (
    <Dialog open onClose={onClose} label={words.label(media)}>
      <div className={styles.panel} aria-busy={isPicking}>
        {error !== undefined && (
          <SurpriseProblem error={error} retry={retry} hasPick={Boolean(answer?.result)} />
        )}
        {answer?.result && (
          <SurprisePick
            title={answer.result}
            media={media}
            total={answer.total}
            parts={parts}
            isPicking={isPicking}
          />
        )}
        {answer && !answer.result && (
          <div className={styles.nothing} role="status">
            <h2>{words.nothing(media)}</h2>
            <p>{words.nothingText}</p>
          </div>
        )}
        {!answer && error === undefined && <SurpriseSkeleton />}
        {(!answer || answer.result) && <Ways pick={pick} media={media} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
