import { expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from '../createEngine.ts';

const engine = createEngine(shippedTitles());
const answer = (...says: string[]) =>
  engine.answer({ turns: says.map((say) => ({ say, without: [] })), seen: [] }, { count: 5, year: 2026 });

test('an answer says what it was read as, and underlines the own words', () => {
  const say = 'une comédie italienne';
  const { query, notes } = answer(say);
  expect(query.language).toBe('fr');
  expect(query.parts.map(({ key, span }) => [key, span && say.slice(span.start, span.end)])).toEqual([
    ['genre/Comedy', 'comédie'],
    ['language/it', 'italienne'],
  ]);
  expect(notes.map(({ is }) => is)).not.toContain('language');
});

test('what was not understood is underlined in its own words', () => {
  const say = 'una película de zorblaxes';
  const { query } = answer(say);
  expect(query.unknown.map(({ start, end }) => say.slice(start, end))).toEqual(['zorblaxes']);
});

test('English is not told as a language', () => {
  expect(answer('an Italian comedy').query.language).toBeUndefined();
});

test('a language that is not read gets one honest line', () => {
  const { notes, query } = answer('найди комедию на вечер');
  expect(notes).toEqual([{ is: 'language', language: 'ru' }]);
  expect(query.language).toBeUndefined();
});

test('a conversation goes on in its language, or in another one', () => {
  const { query, picks } = answer('ein Film aus den 80ern', 'una comedia', 'más corta', 'sin violencia');
  expect(query.follows).toBe(true);
  expect(query.parts.map(({ key }) => key)).toContain('genre/Comedy');
  expect(picks.every(({ title }) => title.genres.includes('Comedy'))).toBe(true);
});

test('every sentence of a language is told to the search in English', () => {
  const { picks } = answer('como El padrino');
  const english = answer('like The Godfather');
  expect(picks.map(({ title }) => title.name)).toEqual(english.picks.map(({ title }) => title.name));
});

test.each([
  ['¿cuánto dura Alien?', 'cuánto dura Alien', 'runtime'],
  ['combien de temps dure Alien ?', 'combien de temps dure Alien', 'runtime'],
  ['Wie lange dauert Alien?', 'Wie lange dauert Alien', 'runtime'],
  ['quanto tempo dura Alien?', 'quanto tempo dura Alien', 'runtime'],
  ['quanto dura Alien?', 'quanto dura Alien', 'runtime'],
  ['¿quién dirigió Alien?', 'quién dirigió Alien', 'makers'],
  ['qui a réalisé Alien ?', 'qui a réalisé Alien', 'makers'],
  ['Wer führte Regie bei Alien?', 'Wer führte Regie bei Alien', 'makers'],
  ['quem dirigiu Alien?', 'quem dirigiu Alien', 'makers'],
  ['chi ha diretto Alien?', 'chi ha diretto Alien', 'makers'],
])('a question of fact is answered, and its own words are underlined: %s', (say, asked, about) => {
  const { notes } = answer(say);
  expect(notes).toMatchObject([{ is: 'fact', about, title: { name: 'Alien' } }]);
  const [note] = notes;
  expect(note?.is === 'fact' && say.slice(note.span.start, note.span.end)).toBe(asked);
});

test.each([
  ['una película que ganó un óscar', 'que ganó un óscar'],
  ['un film qui a gagné un oscar', 'qui a gagné un oscar'],
  ['ein Film, der einen Oscar gewonnen hat', 'der einen Oscar gewonnen hat'],
  ['um filme que ganhou um oscar', 'que ganhou um oscar'],
  ['un film che ha vinto un oscar', 'che ha vinto un oscar'],
])('what nobody here knows is told of its own words: %s', (say, unknowable) => {
  const note = answer(say).notes.find(({ is }) => is === 'unknowable');
  expect(note?.is === 'unknowable' && say.slice(note.span.start, note.span.end)).toContain(unknowable);
});
