import { Hono } from 'hono';

import { personExternalIds } from '#server/catalogue/answers/externalIds.ts';
import { personItem } from '#server/catalogue/answers/listItem.ts';
import {
  combinedCredits,
  personDetails,
  personMovieCredits,
  personTvCredits,
} from '#server/catalogue/answers/personDetails.ts';
import { filesOf, profileFile } from '#server/catalogue/answers/pictures.ts';
import type { PersonRecord } from '#server/catalogue/build/records.ts';
import { standalone, subResources, withAppended } from '#server/catalogue/protocol/appending.ts';
import { found, idFrom } from '#server/catalogue/protocol/found.ts';
import { json } from '#server/catalogue/protocol/json.ts';
import { countedPage, pageSize } from '#server/catalogue/protocol/paging.ts';
import { Params } from '#server/catalogue/protocol/Params.ts';
import type { PersonReads } from '#server/catalogue/reads/personReads.ts';

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
