import { type DragEvent, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { transfer } from '#web/messages/en/transfer.ts';

import styles from './Transfer.module.css';

const words = transfer.import;

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
      <span className={styles.choose}>{words.choose}</span>
      <span>{words.drop}</span>
    </label>
  );
}
