import { plural } from '#web/messages/plural.ts';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => small[number] ?? String(number);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

  missingCollection: 'No collection lives at this address',
  theCollection: 'The collection',
};
