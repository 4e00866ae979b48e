import type { ReactNode } from 'react';

import type { Library } from '#web/api/library/library.ts';
import { cx } from '#web/lib/cx.ts';
import { HideSeen } from '#web/ui/HideSeen.tsx';

import { LibraryState } from './LibraryState.tsx';
import { ShelfNav } from './ShelfNav.tsx';

import text from '#web/ui/type.module.css';
import styles from './ShelfHead.module.css';

type ShelfHeadProps = { title: string; current: string; library: Library | null; children?: ReactNode };

/** What this part of the library is called, where it is kept, and the way to the others. */
export function ShelfHead({ title, current, library, children }: ShelfHeadProps) {
  return (
    <>
      <div className={cx(text.wrap, styles.head)}>
        <h1 className={text.title}>{title}</h1>
        <LibraryState library={library} />
      </div>
      <div className={styles.band}>
        <div className={cx(text.wrap, styles.line)}>
          <ShelfNav library={library} current={current} />
          <HideSeen />
        </div>
      </div>
      {children}
    </>
  );
}
