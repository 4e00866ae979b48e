import type { Library } from '#web/api/library/library.ts';
import { bring } from '#web/messages/en/bring.ts';
import { Button } from '#web/ui/Button.tsx';

import { BringReview } from './BringReview.tsx';
import { BringWritten } from './BringWritten.tsx';
import { FileChooser } from './FileChooser.tsx';
import { useBring } from './useBring.ts';

import styles from './Bring.module.css';

const words = bring.bring;

/** Files come in, and a library goes out. */
export function BringDesk({ library }: { library: Library }) {
  const { stage, choose, retry, start, write, undo } = useBring(library);
  const chooser = <FileChooser onChoose={(files) => void choose(files)} />;
  switch (stage.is) {
    case 'choosing':
      return (
        <>
          {chooser}
          {stage.problem && (
            <p className={styles.alert} role="alert">
              {bring.problems[stage.problem.code](stage.problem.file)}
            </p>
          )}
        </>
      );
    case 'reading':
      return (
        <p className={styles.quiet} role="status">
          {words.reading}
        </p>
      );
    case 'matching': {
      const all = stage.brought.foreign.titles.length;
      return (
        <>
          <progress
            className={styles.progress}
            aria-label={words.matchingLabel}
            value={stage.done}
            max={all || 1}
          />
          <div className={styles.acts}>
            <Button onClick={start}>{words.cancel}</Button>
            <p className={styles.quiet} role="status">
              {words.matching(stage.done, all)}
            </p>
          </div>
        </>
      );
    }
    case 'interrupted':
      return (
        <>
          <p className={styles.alert} role="alert">
            {words.failed(stage.brought.answers.size)}
          </p>
          <div className={styles.acts}>
            <Button variant="primary" onClick={() => void retry(stage.brought)}>
              {words.retry}
            </Button>
            <Button variant="quiet" onClick={start}>
              {words.again}
            </Button>
          </div>
        </>
      );
    case 'review':
      return <BringReview library={library} brought={stage.brought} onWrite={write} onLeave={start} />;
    case 'written':
      return <BringWritten plan={stage.plan} onUndo={() => undo(stage.plan)} onMore={start} />;
    case 'undone':
    default:
      return (
        <>
          <p role="status">{bring.done.undone}</p>
          {chooser}
        </>
      );
  }
}
