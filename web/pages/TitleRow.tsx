import type { ComponentProps, ReactElement, ReactNode, Ref } from 'react';

import { type QueryError, reasonOf } from '#web/features/problem/QueryProblem.tsx';
import { problem } from '#web/messages/en/errors.ts';
import { home } from '#web/messages/en/home.ts';
import { useBackOnline } from '#web/platform/useOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Row } from '#web/ui/Row.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonRow } from '#web/ui/Skeleton.tsx';

import styles from './TitleRow.module.css';

type RowProblemProps = { title: string; error: QueryError; retry: () => void };

/** A row that failed to load, in one line: the rest of the page is unaffected. */
function RowProblem({ title, error, retry }: RowProblemProps) {
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

type RowQuery<Data> = {
  /** Undefined while loading. */
  data: Data | undefined;
  error?: QueryError | undefined;
  /** Without it a failed row is left out. */
  retry?: () => void;
  /** Set where the query starts only once this element is near. */
  target?: Ref<HTMLDivElement>;
};

type RowStatesProps<Data> = {
  title: string;
  query: RowQuery<Data>;
  isEmpty?: boolean | undefined;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The states of a section with titles: loading, failed, empty or loaded. */
export function RowStates<Data>({ title, query, isEmpty, skeleton, children }: RowStatesProps<Data>) {
  const { data, error, retry, target } = query;
  if (isEmpty) return null;
  const shown =
    data !== undefined
      ? children(data)
      : error
        ? retry && <RowProblem title={title} error={error} retry={retry} />
        : skeleton;
  return target ? <div ref={target}>{shown}</div> : shown;
}

type TitleRowProps<Item> = Pick<ComponentProps<typeof Row>, 'title' | 'subtitle' | 'more' | 'kind'> & {
  query: RowQuery<readonly Item[]>;
  /** With fewer titles there is no row. */
  fewest?: number;
  /** The card of a title. */
  children: (item: Item, index: number) => ReactElement;
};

/** A row of titles in all its states. */
export function TitleRow<Item>({
  query,
  fewest = 1,
  children,
  kind = 'posters',
  ...head
}: TitleRowProps<Item>) {
  return (
    <RowStates
      title={head.title}
      query={query}
      isEmpty={query.data && query.data.length < fewest}
      skeleton={
        <Section {...head} bleed>
          <SkeletonRow kind={kind} />
        </Section>
      }
    >
      {(items) => (
        <Row {...head} kind={kind}>
          {items.map(children)}
        </Row>
      )}
    </RowStates>
  );
}
