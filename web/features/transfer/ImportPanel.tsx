import { type DragEvent, useState } from 'react';

import type { Library } from '#web/api/library/library.ts';
import { cx } from '#web/lib/cx.ts';
import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

import { ImportDone } from './ImportDone.tsx';
import { ImportReview } from './ImportReview.tsx';
import { useImport } from './useImport.ts';

import styles from './Transfer.module.css';

const chooserWords = transfer.import;

/** Files by the browser's dialog or by drag and drop. */
export function FileChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra, the input works without it
    <label
      className={cx(styles.zone, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        multiple
        accept=".csv,.json,.zip"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <span className={styles.choose}>{chooserWords.choose}</span>
      <span>{chooserWords.drop}</span>
    </label>
  );
}

const words = transfer.import;

/** Import: choose files, review, write. */
export function ImportPanel({ library }: { library: Library }) {
  const { stage, choose, retry, start, write, undo } = useImport(library);
  const chooser = <FileChooser onChoose={(files) => void choose(files)} />;
  switch (stage.is) {
    case 'choosing':
      return (
        <>
          {chooser}
          {stage.problem && (
            <p className={styles.alert} role="alert">
              {transfer.problems[stage.problem.code](stage.problem.file)}
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
      const all = stage.imported.foreign.titles.length;
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
            {words.failed(stage.imported.answers.size)}
          </p>
          <div className={styles.acts}>
            <Button variant="primary" onClick={() => void retry(stage.imported)}>
              {words.retry}
            </Button>
            <Button variant="quiet" onClick={start}>
              {words.again}
            </Button>
          </div>
        </>
      );
    case 'review':
      return <ImportReview library={library} imported={stage.imported} onWrite={write} onLeave={start} />;
    case 'written':
      return <ImportDone plan={stage.plan} onUndo={() => undo(stage.plan)} onMore={start} />;
    case 'undone':
    default:
      return (
        <>
          <p role="status">{transfer.done.undone}</p>
          {chooser}
        </>
      );
  }
}
