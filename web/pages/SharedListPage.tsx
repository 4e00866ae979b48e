import { paths } from '@marquee/contracts/paths.ts';
import { useSearch } from 'wouter';

import { knownTitles, useSharedListQuery } from '#web/api/knownTitles.ts';
import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { readSite } from '#web/lib/site.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { SkeletonGrid } from '#web/ui/SkeletonGrid.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { SharedListBody } from './SharedListPageBody.tsx';

import text from '#web/ui/type.module.css';

const pageOf = (search: string) =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page')) || 1));

export async function load({ dispatch, params, search }: PageRequest): Promise<PageOutcome> {
  const share = params['share'] ?? '';
  const list = await dispatch(
    knownTitles.endpoints.sharedList.initiate(
      { share, page: pageOf(search.toString()) },
      { subscribe: false },
    ),
  );
  return outcomeOf([list]);
}

/** A list that somebody shares: to be read by whoever has the link. */
export function Page({ params }: { params: PageParams }) {
  const share = params['share'] ?? '';
  const page = pageOf(useSearch());
  const { data, error, refetch } = useSharedListQuery({ share, page });
  const { missing } = words.shared;
  const said = readSite().server ? missing : words.shared.serverless;
  const isMissing = error !== undefined && 'status' in error && error.status === 404;
  usePageHead({
    title: data ? words.shared.documentTitle(data.name) : missing.documentTitle,
    description: data ? words.shared.description(data.name, data.total_results) : words.description,
    canonical: paths.sharedList(share),
    robots: 'noindex',
    revocable: true,
  });
  if (data) return <SharedListBody share={share} list={data} />;
  if (isMissing)
    return (
      <StateMessage
        as="h1"
        title={said.title}
        actions={<ButtonLink href={paths.popular}>{words.popular}</ButtonLink>}
      >
        <p>{said.text}</p>
      </StateMessage>
    );
  return (
    <div className={text.wrap}>
      {error ? (
        <QueryProblem error={error} retry={() => void refetch()} what={words.shared.what} />
      ) : (
        <SkeletonGrid />
      )}
    </div>
  );
}
