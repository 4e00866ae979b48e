import { words } from '@marquee/text';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { declaredRoutes } from '#server/testing/declaredRoutes.ts';
import { openTestApp, type TestApp } from '#server/testing/openTestApp.ts';

import { filmRow, plotRow } from './testing/sampleRows.ts';
import { shippedDatabase, shippedRows } from './testing/testCatalogue.ts';

/** So many words in a row aren't the same by chance. */
const run = 8;

function runsIn(text: string): string[] {
  const said = words(text);
  return said.slice(run - 1).map((_, at) => said.slice(at, at + run).join(' '));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

it('finds what it looks for', () => {
  const { plot } = plotRow(filmRow());
  expect(runsIn(JSON.stringify({ overview: `Spoilt: ${plot}` }))).toEqual(
    expect.arrayContaining(runsIn(plot)),
  );
});

/** An overview may tell the beginning in the same words. */
const endOf = (plot: string) => plot.split(/(?<=[.!?]["’']?) /).at(-1) ?? plot;

it('no end and no scene can be read from the catalogue’s database', () => {
  const database = shippedDatabase();
  const unshown = new Set(
    shippedRows().flatMap(({ plot }) =>
      plot === undefined ? [] : [endOf(plot.plot), ...plot.scenes].flatMap(runsIn),
    ),
  );
  expect(unshown.size).toBeGreaterThan(10_000);
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const shown = tables
    .flatMap(({ name }) => database.prepare(`SELECT * FROM "${String(name)}"`).all())
    .flatMap(textsIn);
  expect(shown.length).toBeGreaterThan(10_000);
  expect(shown.filter((text) => runsIn(text).some((said) => unshown.has(said)))).toEqual([]);
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(() => app.close());

type Question = { method: string; path: string; body?: object | undefined };

const everything =
  'credits,keywords,videos,images,alternative_titles,external_ids,release_dates,content_ratings,recommendations,similar,reviews,translations';

it('no address answers with a plot or a scene', async () => {
  const { plot, scenes } = plotRow(filmRow());
  const unshown = [plot, ...scenes, ...[plot, ...scenes].flatMap(runsIn)];
  const ada = { session: 'none', list: '3f2a1b40-8c5d-4e6f-9a7b-0c1d2e3f4a5b', share: 'S'.repeat(22) };
  const questions: readonly Question[] = [
    ...declaredRoutes.map(({ route, ask }): Question => {
      const { path, body } = ask(ada);
      return { method: route.split(' ')[0]?.replace('ALL', 'GET') ?? '', path, body: body?.(null) };
    }),
    ...['movie/603', 'tv/1396'].map((title): Question => ({
      method: 'GET',
      path: `/3/${title}?append_to_response=${everything}`,
    })),
    ...[plot, ...scenes].flatMap((say): Question[] => [
      { method: 'POST', path: '/api/concierge', body: { turns: [{ say: say.slice(0, 280) }] } },
      { method: 'GET', path: `/api/search?q=${encodeURIComponent(say.slice(0, 100))}` },
    ]),
  ];
  let read = 0;
  for (const { method, path, body } of questions) {
    const { status, text } = await app.ask(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (status === 200) read += 1;
    // A search says what it looked for.
    const told = text.replace(/"query":"[^"]*"/, '');
    expect({ path, told: unshown.filter((part) => told.includes(part)) }).toEqual({ path, told: [] });
  }
  expect(read).toBeGreaterThan(40);
});
