import type { ReactNode } from 'react';

import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { answerOf, type Totals } from '#web/features/search/answerOf.ts';
import { FewerWords } from '#web/features/search/FewerWords.tsx';
import { FoundLine } from '#web/features/search/FoundLine.tsx';
import { KindList } from '#web/features/search/KindList.tsx';
import { Overview } from '#web/features/search/Overview.tsx';
import type { KindResults } from '#web/features/search/resultsOf.ts';
import { ResultsSkeleton } from '#web/features/search/ResultsSkeleton.tsx';
import { type Kind, kinds, searchHref } from '#web/features/search/searchAddress.ts';
import { SearchTabs } from '#web/features/search/SearchTabs.tsx';
import { shortQuery } from '#web/features/search/shortQuery.ts';
import { useResults } from '#web/features/search/useResults.ts';
import { search } from '#web/messages/en/search.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { Trending } from './SearchPageTrending.tsx';

import styles from './SearchPage.module.css';

type SearchAnswerProps = {
  query: string;
  kind: Kind | null;
  page: number;
  /** A result was followed: this query was worth it. */
  onFollow: () => void;
};

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <div className={styles.state}>
        <StateMessage title={search.nothing(shortQuery(query))} actions={<FewerWords query={query} />}>
          <p>{search.nothingText}</p>
        </StateMessage>
      </div>
      <Trending />
    </>
  );
}

type KindAnswerProps = {
  query: string;
  spelling: string;
  kind: Kind;
  results: KindResults;
  totals: Totals;
};

function KindAnswer({ query, spelling, kind, results: found, totals }: KindAnswerProps) {
  if (found.hits?.length === 0 && found.total > 0) {
    return (
      <StateMessage
        title={search.pageMissing}
        actions={<ButtonLink href={searchHref({ query, kind })}>{search.firstPage}</ButtonLink>}
      >
        <p>{search.pageMissingText(search.foundOf[kind](found.total), shortQuery(query))}</p>
      </StateMessage>
    );
  }
  if (found.hits?.length === 0) {
    return (
      <StateMessage
        title={search.noneOfKind(kind, shortQuery(query))}
        actions={<ButtonLink href={searchHref({ query })}>{search.showAll}</ButtonLink>}
      >
        <p>{search.elsewhere(search.found(totals))}</p>
      </StateMessage>
    );
  }
  return (
    <KindList
      query={query}
      spelling={spelling}
      kind={kind}
      results={found}
      moreProblem={
        <QueryProblem
          error={found.moreError}
          retry={found.more.load}
          what={search.moreResults}
          kept={search.kept}
        />
      }
    />
  );
}

/** What was found for the words: numbers, kinds, results; or why there are none. */
export function SearchAnswer({ query, kind, page, onFollow }: SearchAnswerProps) {
  const results = useResults({ query, kind, page });
  const { byKind, corrected, stale } = results;
  const answer = answerOf(byKind, kind);
  const { state, totals } = answer;
  const spelling = corrected ?? query;

  const found = (): ReactNode => {
    if (state === 'waiting') return <ResultsSkeleton />;
    if (state === 'nothing') return <NothingFound query={query} />;
    if (kind === null) return <Overview query={query} spelling={spelling} byKind={byKind} />;
    return (
      <KindAnswer query={query} spelling={spelling} kind={kind} results={byKind[kind]} totals={totals} />
    );
  };
  const retry = () => {
    for (const one of kinds) if (byKind[one].error !== undefined) byKind[one].retry();
  };

  return (
    <div className={styles.columns}>
      <div className={styles.found}>
        {state !== 'failed' && (
          <FoundLine query={shortQuery(query)} corrected={corrected} kind={kind} totals={totals} />
        )}
      </div>
      <div className={styles.aside}>
        {(state === 'found' || state === 'waiting') && (
          <SearchTabs query={query} current={kind} totals={totals} />
        )}
      </div>
      <div
        className={styles.results}
        data-stale={stale || (state === 'failed' && answer.kept) ? '' : undefined}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) onFollow();
        }}
      >
        {state === 'failed' && (
          <div className={styles.state}>
            <QueryProblem
              error={answer.error}
              retry={retry}
              what={search.results}
              kept={answer.kept && search.kept}
            />
          </div>
        )}
        {(state !== 'failed' || answer.kept) && <div className={styles.hits}>{found()}</div>}
      </div>
    </div>
  );
}
