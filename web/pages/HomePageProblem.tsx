import type { ComponentProps } from 'react';

import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { home } from '#web/messages/en/home.ts';

import text from '#web/ui/type.module.css';
import styles from './HomePage.module.css';

/** A row that did not arrive; the rest of the page is untouched. */
export function HomeProblem(props: Omit<ComponentProps<typeof QueryProblem>, 'kept' | 'as'>) {
  return (
    <div className={`${text.wrap} ${styles.rowProblem}`}>
      <QueryProblem {...props} kept={home.problems.kept} />
    </div>
  );
}
