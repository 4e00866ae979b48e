import { paths } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { outcomeOf, type PageOutcome, type PageParams, type PageRequest } from '#web/api/pageModule.ts';
import { people, type Person, usePersonQuery } from '#web/api/people.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { knownFor } from '#web/features/person/filmography.ts';
import { Filmography } from '#web/features/person/Filmography.tsx';
import { PersonAbout, personHead, PersonSkeleton } from '#web/features/person/PersonAbout.tsx';
import { isNotFound, PageQueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { person as words } from '#web/messages/en/person.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { canonicalOutcome, pageId } from './TitlePageLoad.ts';
import { TitleRow } from './TitleRow.tsx';

import text from '#web/ui/type.module.css';

const bestKnown = 8;
/** Of fewer titles the filmography itself is the best overview. */
const worthARow = 5;

export async function load(request: PageRequest): Promise<PageOutcome> {
  const id = pageId(request.params['id']);
  if (id === null) return { status: 404 };
  const person = await request.dispatch(people.endpoints.person.initiate(id, { subscribe: false }));
  if (!person.data) return outcomeOf([person]);
  return canonicalOutcome(request, paths.person(id, person.data.name));
}

function Someone({ person }: { person: Person }) {
  usePageHead(personHead(person));
  const known = knownFor(person.works, person.knownFor, bestKnown);
  return (
    <>
      <PersonAbout person={person} />
      <TitleRow title={words.knownFor} query={{ data: known }} fewest={worthARow}>
        {({ title, media, roles }) => (
          <PosterCard key={`${media}:${title.id}`} card={cardOf(title)} note={roles.slice(0, 2).join(', ')} />
        )}
      </TitleRow>
      {person.works.length > 0 && <Filmography person={person} />}
    </>
  );
}

export function Page({ params }: { params: PageParams }) {
  const id = pageId(params['id']);
  const { data, error, refetch } = usePersonQuery(id ?? skipToken);
  if (data) return <Someone key={data.id} person={data} />;
  return <NoPerson id={id} error={error} retry={() => void refetch()} />;
}

type NoPersonProps = { id: number | null; error: Parameters<typeof isNotFound>[0]; retry: () => void };

/** Loading, missing, or failed. */
function NoPerson({ id, error, retry }: NoPersonProps) {
  const isMissing = id === null || isNotFound(error);
  const title = isMissing ? words.missingHead : words.loadingHead;
  usePageHead({
    title,
    description: title,
    canonical: `/person/${id ?? ''}`,
    ...(isMissing && { robots: 'noindex' as const }),
  });
  if (!isMissing && !error) return <PersonSkeleton />;
  return (
    <div className={text.wrap}>
      {isMissing ? (
        <StateMessage
          as="h1"
          title={words.missing}
          actions={
            <>
              <ButtonLink variant="primary" href={paths.search()}>
                {words.search}
              </ButtonLink>
              <ButtonLink href={paths.home}>{words.home}</ButtonLink>
            </>
          }
        >
          <p>{words.missingText}</p>
        </StateMessage>
      ) : (
        <PageQueryProblem error={error} retry={retry} what={words.thePerson} />
      )}
    </div>
  );
}
