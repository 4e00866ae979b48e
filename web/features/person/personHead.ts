import type { PageHead } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Person } from '#web/api/people.ts';
import { pictureSource } from '#web/lib/pictures.ts';
import { person as words } from '#web/messages/en/person.ts';

import { knownFor } from './filmography.ts';

/** What the tab, search engines and shared links are told about a person. */
export function personHead(person: Person): PageHead {
  const { id, name, portrait, biography } = person;
  const titles = knownFor(person.works, person.knownFor, 3).map((entry) => entry.name);
  const canonical = paths.person(id, name);
  const craft = words.crafts[person.knownFor ?? ''] ?? words.crafts['Acting'] ?? '';
  return {
    title: words.head(name),
    description: biography || words.description(name, craft, titles),
    canonical,
    ...(portrait !== null && { image: pictureSource(portrait, 'profile') }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name,
      url: canonical,
      ...(portrait !== null && { image: pictureSource(portrait, 'profile') }),
      ...(person.birthday && { birthDate: person.birthday }),
      ...(person.deathday && { deathDate: person.deathday }),
      ...(person.knownFor && { jobTitle: words.crafts[person.knownFor] ?? person.knownFor }),
    },
  };
}
