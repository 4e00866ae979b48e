import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import type { ListedMovie, ListedSeries } from '#web/api/listPages.ts';
import { surprise as words } from '#web/messages/en/discoverTools.ts';
import { problem } from '#web/messages/en/errors.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { SurpriseProps } from './DiscoverButtons.tsx';
import { type Pick, SurprisePick, usePick } from './SurprisePick.tsx';

import styles from './SurpriseDialog.module.css';

type SurpriseProblemProps = { error: Pick['error']; retry: () => void; hasPick: boolean };

/** The next pick failed to load. Back online it is tried again by itself. */
function SurpriseProblem({ error, retry, hasPick }: SurpriseProblemProps) {
  const online = useBackOnline(retry);
  const isUnreachable = error !== undefined && 'status' in error && error.status === 'FETCH_ERROR';
  const { title, text } = online
    ? problem[isUnreachable ? 'unreachable' : 'service'](words.what)
    : problem.offline(words.what);
  return (
    <div className={styles.problem}>
      <StateMessage
        title={title}
        role="alert"
        actions={
          <Button icon="retry" onClick={retry}>
            {problem.retry}
          </Button>
        }
      >
        <p>
          {text} {hasPick && words.kept}
        </p>
      </StateMessage>
    </div>
  );
}

/** The first pick is loading. */
function SurpriseSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{words.waiting}</VisuallyHidden>
      <div className={styles.picture} aria-hidden="true">
        <Skeleton shape="block" />
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      </div>
    </div>
  );
}

const nameOf = (title: ListedMovie | ListedSeries) => ('title' in title ? title.title : title.name);

type Way = { pick: Pick; media: MediaType; onClose: () => void };

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
