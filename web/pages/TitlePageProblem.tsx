import { paths } from '@marquee/contracts/paths.ts';

import { isNotFound, PageQueryProblem, type QueryError } from '#web/features/problem/QueryProblem.tsx';
import { plainHead } from '#web/features/title/titleHead.ts';
import { TitleRoom } from '#web/features/title/TitleOpen.tsx';
import { TitleSkeleton } from '#web/features/title/TitleSkeleton.tsx';
import { title as words } from '#web/messages/en/title.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { useBriefTitle } from '#web/ui/briefTitle.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

type Props = {
  error: QueryError | undefined;
  retry: () => void;
  /** The subject of a sentence: "The film". */
  what: string;
  /** The heading of an unknown address. */
  missing: string;
  isMissing: boolean;
  canonical: string;
  /** A better place to go than the search. */
  back?: { href: string; label: string } | undefined;
};

/** A title page without its title: loading, missing, or failed. */
export function TitlePageProblem({ error, retry, what, missing, isMissing, canonical, back }: Props) {
  const isGone = isMissing || isNotFound(error);
  const brief = useBriefTitle();
  const head = isGone ? words.missingHead : error ? words.loadingHead : brief?.name;
  usePageHead(plainHead(head ?? words.loadingHead, canonical, isGone));
  if (isGone) return <TitleMissing missing={missing} back={back} />;
  if (!error) return <TitleSkeleton brief={brief} />;
  return (
    <TitleRoom>
      <PageQueryProblem error={error} retry={retry} what={what} />
    </TitleRoom>
  );
}

function TitleMissing({ missing, back }: Pick<Props, 'missing' | 'back'>) {
  return (
    <TitleRoom>
      <StateMessage
        as="h1"
        title={missing}
        actions={
          <>
            <ButtonLink variant="primary" href={back?.href ?? paths.search()}>
              {back?.label ?? words.search}
            </ButtonLink>
            <ButtonLink href={paths.home}>{words.home}</ButtonLink>
          </>
        }
      >
        <p>{words.missingText}</p>
      </StateMessage>
    </TitleRoom>
  );
}
