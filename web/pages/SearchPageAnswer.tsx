import type { ReactNode } from 'react';

import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { FewerWords } from '#web/features/search/FewerWords.tsx';
import { FoundLine } from '#web/features/search/FoundLine.tsx';
import { KindList } from '#web/features/search/KindList.tsx';
import { Overview } from '#web/features/search/Overview.tsx';
import { ResultsSkeleton } from '#web/features/search/ResultsSkeleton.tsx';
import { type Kind, kinds, searchHref } from '#web/features/search/searchAddress.ts';
import { SearchTabs } from '#web/features/search/SearchTabs.tsx';
import { type Results, useResults } from '#web/features/search/useResults.ts';
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

type Totals = Readonly<Record<Kind, number>>;

function NothingFound({ query }: { query: string }) {
  return (
    <>
      <div className={styles.state}>
        <StateMessage title={search.nothing(query)} actions={<FewerWords query={query} />}>
          <p>{search.nothingText}</p>
        </StateMessage>
      </div>
      <Trending />
    </>
  );
}

type KindAnswerProps = { query: string; spelling: string; kind: Kind; results: Results; totals: Totals };

function KindAnswer({ query, spelling, kind, results, totals }: KindAnswerProps) {
  const found = results.byKind[kind];
  if (found.hits?.length === 0 && found.total > 0) {
    return (
      <StateMessage
        title={search.pageMissing}
        actions={<ButtonLink href={searchHref({ query, kind })}>{search.firstPage}</ButtonLink>}
      >
        <p>{search.pageMissingText(search.foundOf[kind](found.total), query)}</p>
      </StateMessage>
    );
  }
  if (found.hits?.length === 0) {
    return (
      <StateMessage
        title={search.noneOfKind(kind, query)}
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
  const { byKind, corrected, stale, waiting } = results;
  const totals = waiting
    ? null
    : { movie: byKind.movie.total, tv: byKind.tv.total, person: byKind.person.total };
  const wanted = kind === null ? kinds.map((one) => byKind[one]) : [byKind[kind]];
  const failed = wanted.find(({ error }) => error !== undefined);
  const spelling = corrected ?? query;

  const nothing = totals !== null && !failed && totals.movie + totals.tv + totals.person === 0;

  const answer = (): ReactNode => {
    if (!totals) return <ResultsSkeleton />;
    if (nothing) return <NothingFound query={query} />;
    if (kind === null) return <Overview query={query} spelling={spelling} byKind={byKind} />;
    return <KindAnswer query={query} spelling={spelling} kind={kind} results={results} totals={totals} />;
  };
  const retry = () => wanted.filter(({ error }) => error !== undefined).forEach((one) => one.retry());

  return (
    <div className={styles.columns}>
      <div className={styles.found}>
        <FoundLine query={query} corrected={corrected} kind={kind} totals={totals} />
      </div>
      <div className={styles.aside}>
        {!nothing && <SearchTabs query={query} current={kind} totals={totals} />}
      </div>
      <div
        className={styles.results}
        data-stale={stale ? '' : undefined}
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) onFollow();
        }}
      >
        {failed && (
          <div className={styles.state}>
            <QueryProblem error={failed.error} retry={retry} what={search.results} />
          </div>
        )}
        {answer()}
      </div>
    </div>
  );
}
