import { capital } from '#web/lib/format.ts';

import { inWords, plural } from '../plural.ts';

/** Pages of collections. */
export const collection = {
  filmsInOrder: 'In order',
  collectionOf: (films: number) =>
    `${capital(inWords(films))} ${plural(films, { one: 'film', other: 'films' })}`,
  collectionHead: (name: string) => `${name} on Marquee`,
  collectionDescription: (name: string, names: readonly string[]) =>
    `${name}, in order: ${names.join(', ')}.`,
  averageScore: (score: string) => `${score} on average`,
  undated: 'No date yet',

  missingCollection: 'Collection not found',
  theCollection: 'The collection',
};
