import { type DragEvent, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { bring } from '#web/messages/en/bring.ts';

import styles from './Bring.module.css';

const words = bring.bring;

/** Files by the browser's dialog, or dropped. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the other way, not the only one
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
