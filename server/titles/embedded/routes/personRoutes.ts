import { Hono } from 'hono';

import { personExternalIds } from '#server/titles/embedded/answers/externalIds.ts';
import { personItem } from '#server/titles/embedded/answers/listItem.ts';
import {
  combinedCredits,
  personDetails,
  personMovieCredits,
  personTvCredits,
} from '#server/titles/embedded/answers/personDetails.ts';
import { filesOf, profileFile } from '#server/titles/embedded/answers/pictures.ts';
import type { PersonRecord } from '#server/titles/embedded/build/records.ts';
import { standalone, subResources, withAppended } from '#server/titles/embedded/protocol/appending.ts';
import { found, idFrom } from '#server/titles/embedded/protocol/found.ts';
import { json } from '#server/titles/embedded/protocol/json.ts';
import { countedPage, pageSize } from '#server/titles/embedded/protocol/paging.ts';
import { Params } from '#server/titles/embedded/protocol/Params.ts';
import type { PersonReads } from '#server/titles/embedded/reads/personReads.ts';

import type { CatalogueDeps } from './deps.ts';

export function personRoutes({ catalogue: { people } }: CatalogueDeps): Hono {
  const routes = new Hono();
  routes.get('/person/popular', ({ req }) => {
    const page = new Params(req.url).page();
    const listed = people.popular({ limit: pageSize, offset: (page - 1) * pageSize });
    return json(
      countedPage(
        listed.map((person) => personItem(person, people.knownFor(person.id))),
        { page, total: people.count() },
      ),
    );
  });

  const resources = personResources(people);
  const person = (segment: string) => found(people.find(idFrom(segment)));
  routes.get('/person/:id', ({ req }) => {
    const subject = person(req.param('id'));
    const params = new Params(req.url);
    return json(
      withAppended(personDetails(subject), params, (name) => resources.get(name)?.(subject, params)),
    );
  });
  routes.get('/person/:id/:name{.+}', ({ req }) =>
    json(
      standalone(resources, {
        name: req.param('name'),
        subject: person(req.param('id')),
        params: new Params(req.url),
      }),
    ),
  );
  return routes;
}

const personResources = (people: PersonReads) =>
  subResources<PersonRecord>({
    combined_credits: ({ id }) => combinedCredits(people.credits(id)),
    external_ids: () => personExternalIds,
    images: ({ profile_path }) => ({ profiles: filesOf(profile_path, profileFile) }),
    movie_credits: ({ id }) => personMovieCredits(people.credits(id)),
    tv_credits: ({ id }) => personTvCredits(people.credits(id)),
  });
