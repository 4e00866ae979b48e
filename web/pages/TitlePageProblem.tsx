import { isNotFound, PageQueryProblem, type QueryError } from '#web/features/problem/QueryProblem.tsx';
import { plainHead } from '#web/features/title/titleHead.ts';
import { TitleRoom } from '#web/features/title/TitleOpen.tsx';
import { TitleMissing, TitleSkeleton } from '#web/features/title/TitleStates.tsx';
import { title as words } from '#web/messages/en/title.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { useBriefTitle } from '#web/ui/briefTitle.ts';

type Props = {
  error: QueryError | undefined;
  retry: () => void;
  /** The subject of a sentence: "The film". */
  what: string;
  /** The sentence for an unknown address. */
  missing: string;
  isMissing: boolean;
  canonical: string;
  back?: { href: string; label: string } | undefined;
};

/** A title page without its title: loading, missing, or failed. */
export function TitlePageProblem({ error, retry, what, missing, isMissing, canonical, back }: Props) {
  const isGone = isMissing || isNotFound(error);
  const brief = useBriefTitle();
  const head = isGone ? words.missingHead : error ? words.loadingHead : brief?.name;
  usePageHead(plainHead(head ?? words.loadingHead, canonical, isGone));
  if (isGone) return <TitleMissing what={missing} back={back} />;
  if (!error) return <TitleSkeleton brief={brief} />;
  return (
    <TitleRoom>
      <PageQueryProblem error={error} retry={retry} what={what} />
    </TitleRoom>
  );
}
