import { expect, it } from 'vitest';

import { loadFigures, type LoadRecord } from './loadFigures.ts';

const record: LoadRecord = {
  fcp: 500,
  lcp: 800,
  lcpElement: 'img',
  load: 900,
  cls: 0,
  alive: 1200,
  elements: 10,
  tasks: [],
  resources: [],
};
const counts = {
  requests: 3,
  wireBytes: 1500,
  carriedBytes: 2500,
  scripts: new Map<string, number>(),
  mainThreadMs: 100,
};

it('counts what blocks from the first paint until ten seconds after the largest', () => {
  const tasks = [
    { start: 100, duration: 300 },
    // Interrupted by the first paint: 60 after it.
    { start: 460, duration: 100 },
    { start: 2000, duration: 130 },
    { start: 10_799, duration: 90 },
    { start: 10_801, duration: 400 },
  ];
  const figures = loadFigures({ ...record, tasks }, counts);
  expect(figures).toMatchObject({ tbt: 10 + 80 + 40, longestTask: 300 });
});

it('tells scripts that the page needs to come alive from those that follow', () => {
  const scripts = new Map([
    ['a.js', 1000],
    ['b.js', 2500],
    ['c.js', 4000],
  ]);
  const resources = [
    { url: 'a.js', end: 700 },
    { url: 'b.js', end: 1200 },
    { url: 'c.js', end: 1300 },
  ];
  expect(loadFigures({ ...record, resources }, { ...counts, scripts })).toMatchObject({
    scriptsBeforeAlive: 2,
    scriptGzipKbBeforeAlive: 3.5,
    scripts: 3,
    scriptGzipKb: 7.5,
    wireKb: 1.5,
    carriedKb: 2.5,
  });
});
