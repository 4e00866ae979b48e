import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';

import { reasonOf } from '#web/features/problem/QueryProblem.tsx';
import { problem } from '#web/messages/en/errors.ts';
import { home } from '#web/messages/en/home.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Section } from '#web/ui/Section.tsx';

import styles from './HomePage.module.css';

type HomeProblemProps = {
  /** The row's heading. */
  title: string;
  error: FetchBaseQueryError | SerializedError;
  retry: () => void;
};

/** A row that did not arrive, in one line: the rest of the page goes on around it. */
export function HomeProblem({ title, error, retry }: HomeProblemProps) {
  const online = useBackOnline(retry);
  const words = problem[online ? reasonOf(error) : 'offline'](home.problems.row);
  return (
    <Section title={title}>
      <div className={styles.notice}>
        <Icon name={online ? 'warning' : 'offline'} />
        <output>{words.text}</output>
        <Button icon="retry" onClick={retry}>
          {problem.retry}
        </Button>
      </div>
    </Section>
  );
}
