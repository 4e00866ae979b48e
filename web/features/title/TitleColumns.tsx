import { type ReactNode, useId } from 'react';

import { cx } from '#web/lib/cx.ts';

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

/** Two sections side by side at desk width, eight columns and four: the cast and the videos. */
export function TitleColumns({ wide, narrow }: { wide: Column; narrow: Column }) {
  if (!wide && !narrow) return null;
  return (
    <div className={cx(text.wrap, styles.columns)}>
      <div>{wide && <Part {...wide} />}</div>
      <div>{narrow && <Part {...narrow} />}</div>
    </div>
  );
}
