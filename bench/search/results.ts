import { readSearch } from '@marquee/facets';

import { createLog } from '#server/log.ts';
import { createEmbeddedSource } from '#server/titles/embedded/createEmbeddedSource.ts';

import { createSearch } from '../../packages/title-search/createSearch.ts';
import { openIndex } from '../../packages/title-search/index/openIndex.ts';
import { cpuMillisecondsNow } from '../support/cpuMillisecondsNow.ts';
import { embeddedDatabase } from './embedded.ts';
import { type Percentiles, spread } from './measure.ts';

const queries = {
  'one letter': 'a b c d f g h l m s t z',
  'two letters': 'ba be ca de el fa ge ha je la lo ma mo ne no pa ra sa st th to un vi wo',
  'three letters':
    'bar bla chi con dar dea ele gir hap kin les lov man mar moo nig par san sta sun the tim vir wor',
  'four letters': 'blac dark days hous life lost love moth nigh star west worl',
};

/** What a page of results computes, its totals and filters included, where a few letters find thousands of titles. */
export async function measureResults(file: string): Promise<Record<string, Percentiles>> {
  const index = openIndex(file);
  if (!index) throw new Error(`There is no whole index at ${file}.`);
  const database = embeddedDatabase();
  const { openTitles } = createEmbeddedSource({
    database,
    search: createSearch(index),
    originOf: () => '',
    now: () => new Date(),
    log: createLog('silent', process.stdout),
  });
  const { titles } = openTitles();
  const ask = (query: string) =>
    titles.search({ query, page: 1, ...readSearch(new URLSearchParams(), titles.knows) });

  for (const text of Object.values(queries)) for (const query of text.split(' ')) await ask(query);
  const figures: Record<string, Percentiles> = {};
  for (const [kind, text] of Object.entries(queries)) {
    const computed: number[] = [];
    for (const query of text.split(' ')) {
      const before = cpuMillisecondsNow();
      await ask(query);
      computed.push(cpuMillisecondsNow() - before);
    }
    figures[kind] = spread(computed);
  }
  index.close();
  database.close();
  return figures;
}
