import { useSearch } from 'wouter';

import type { Person } from '#web/api/personOf.ts';
import { person as words } from '#web/messages/en/person.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { filmography } from './filmography.ts';
import { filmographyAddress, readFilmographyAddress } from './filmographyAddress.ts';
import { FilmographyFilters } from './FilmographyFilters.tsx';
import { FilmographyTable } from './FilmographyTable.tsx';
import { WorkLinks } from './WorkLinks.tsx';

/** Everything a person did, as the address wants it. */
export function Filmography({ person }: { person: Person }) {
  const view = readFilmographyAddress(useSearch());
  const entries = filmography(person.works, view);
  const everything = { sort: view.sort, craft: null, media: null };
  return (
    <Section
      title={words.filmography}
      subtitle={<span role="status">{words.shown(entries.length)}</span>}
      controls={<WorkLinks person={person} />}
      id="filmography"
    >
      <FilmographyFilters person={person} view={view} />
      {entries.length > 0 ? (
        <FilmographyTable entries={entries} byYear={view.sort === 'newest' || view.sort === 'oldest'} />
      ) : (
        <StateMessage
          title={words.noneTitle}
          actions={
            <ButtonLink replace href={filmographyAddress(person, everything)}>
              {words.clear}
            </ButtonLink>
          }
        >
          <p>{words.none}</p>
        </StateMessage>
      )}
    </Section>
  );
}
