import type { TitleFacts } from '@marquee/assistant/events';
import type { TypedPerson } from '@marquee/contracts/tmdb/lists.ts';
import { editDistance, normalise } from '@marquee/text';

import type { Ask } from '../ask.ts';
import { isFields, listIn, numberIn, readAny, readPage, textIn } from '../readList.ts';
import { titleWith } from '../title.ts';
import { rowOf } from './askRow.ts';
import type { Unread } from './namesSaid.ts';
import { titleFacts } from './titleFacts.ts';

const mostRows = 6;
/** A row that says only that a person or thing exists. It is for parsing, and never shown. */
const standIn = (id: number): TitleFacts =>
  titleFacts(titleWith({ media: 'movie', id: -id, name: `qzx${id}`, originalName: `qzx${id}` }));

function personRow({ id, name, known_for_department }: TypedPerson, fame: number): TitleFacts {
  const somebody = { id, name };
  const isMaker = known_for_department === 'Directing';
  const isWriter = known_for_department === 'Writing';
  return {
    ...standIn(id),
    fame,
    makers: isMaker ? [somebody] : [],
    writers: isWriter ? [somebody] : [],
    cast: isMaker || isWriter ? [] : [{ ...somebody, character: '' }],
  };
}

/** The same number of wrong letters as the engine's own linker allows. */
const isMisspelt = (name: string, said: string): boolean => {
  const most = said.length >= 10 ? 2 : said.length >= 6 ? 1 : 0;
  return editDistance(said, name, most) <= most;
};

const wordsAlike = (name: string, said: string): boolean =>
  name !== '' &&
  (` ${said} `.includes(` ${name} `) || ` ${name} `.includes(` ${said} `) || isMisspelt(name, said));

async function rowsNamed(ask: Ask, text: string): Promise<TitleFacts[]> {
  const asked = await ask<unknown>('search/multi', { query: text, include_adult: false, page: 1 });
  const found = asked.ok ? (readPage(asked.body, readAny)?.results ?? []) : [];
  const said = normalise(text);
  const rows = found.flatMap((item, place): TitleFacts[] => {
    if (item.media_type === 'person') {
      const isMeant = wordsAlike(normalise(item.name), said);
      return isMeant ? [personRow(item, place === 0 ? 100 : 60)] : [];
    }
    const { facts } = rowOf(item);
    const isMeant = [facts.name, facts.originalName].some((name) => wordsAlike(normalise(name), said));
    return isMeant && facts.year > 0 ? [facts] : [];
  });
  return rows.slice(0, mostRows);
}

/** The number of a keyword by its name, as TMDB has it. */
export async function keywordsNamed(ask: Ask, query: string): Promise<{ id: number; name: string }[]> {
  const asked = await ask<unknown>('search/keyword', { query, page: 1 });
  const found = asked.ok && isFields(asked.body) ? listIn(asked.body, 'results') : [];
  return found
    .filter(isFields)
    .map((keyword) => ({ id: numberIn(keyword, 'id'), name: textIn(keyword, 'name').toLowerCase() }))
    .filter(({ id, name }) => id > 0 && name !== '');
}

/** As keywords are written: in small letters, and one of each. */
export const keywordOf = (word: string): string => word.toLowerCase().replace(/(?<=[^s]{3})s$/, '');

async function rowsAbout(ask: Ask, word: string): Promise<TitleFacts[]> {
  const keyword = keywordOf(word);
  const found = await keywordsNamed(ask, keyword);
  if (!found.some(({ name }) => name === keyword)) return [];
  return [{ ...standIn(0), keywords: [keyword] }];
}

/** Rows for the parser to read by: the titles, people and keywords that TMDB has for what was said. */
export async function lookUpNames(ask: Ask, unread: readonly Unread[]): Promise<TitleFacts[]> {
  const rows = await Promise.all(
    unread.map(({ text, isWord }) => (isWord ? rowsAbout(ask, text) : rowsNamed(ask, text))),
  );
  return rows.flat();
}
