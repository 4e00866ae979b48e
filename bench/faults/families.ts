import { paths } from '@marquee/contracts/paths.ts';

import { unknownFilm } from '#server/titles/tmdb/testing/upstreamRows.ts';

/** A family of addresses, by one of them. */
export type Family = {
  name: string;
  path: string;
  /** Who answers: TMDB's protocol, a page printed from it, or a service of ours that asks it in passing. */
  kind: 'protocol' | 'page' | 'service';
  /** What a right answer says, whatever its source. */
  says: readonly string[];
  /** Known only to TMDB: asked for the first time while TMDB is away, it can only be promised. */
  onlyTmdb?: true;
  body?: object;
};

const keanuReeves = 6384;
const lordOfTheRings = 119;
const films = ['"title":"The Matrix"'];

/** Twenty that people use. */
export const families: readonly Family[] = [
  { name: 'a list', path: '/3/movie/popular', kind: 'protocol', says: ['"total_pages":'] },
  { name: 'trends', path: '/3/trending/all/week', kind: 'protocol', says: ['"media_type":'] },
  {
    name: 'a film with its parts',
    path: '/3/movie/603?append_to_response=credits,videos,recommendations',
    kind: 'protocol',
    says: [...films, '"cast":', '"videos":'],
  },
  {
    name: 'a series with its parts',
    path: '/3/tv/1399?append_to_response=aggregate_credits,content_ratings',
    kind: 'protocol',
    says: ['"name":"Game of Thrones"', '"roles":'],
  },
  { name: 'a season', path: '/3/tv/1399/season/1', kind: 'protocol', says: ['"episode_number":1'] },
  {
    name: 'a person with credits',
    path: `/3/person/${keanuReeves}?append_to_response=combined_credits`,
    kind: 'protocol',
    says: ['"name":"Keanu Reeves"', ...films],
  },
  { name: 'a collection', path: `/3/collection/${lordOfTheRings}`, kind: 'protocol', says: ['"parts":[{'] },
  { name: 'a search', path: '/3/search/multi?query=the%20matrix', kind: 'protocol', says: films },
  { name: 'a filter', path: '/3/discover/movie?with_genres=878', kind: 'protocol', says: ['"results":[{'] },
  { name: 'the configuration', path: '/3/configuration', kind: 'protocol', says: ['"secure_base_url":'] },
  { name: 'the home page', path: paths.home, kind: 'page', says: ['<h2', '/movie/'] },
  { name: 'the page of a list', path: paths.popular, kind: 'page', says: ['<h1', '/movie/'] },
  {
    name: 'the page of a film',
    path: paths.title('movie', 155, 'The Dark Knight'),
    kind: 'page',
    says: ['The Dark Knight</h1>'],
  },
  {
    name: 'the page of a film that only TMDB knows',
    path: paths.title('movie', unknownFilm.id, unknownFilm.title),
    kind: 'page',
    says: [`${unknownFilm.title}</h1>`],
    onlyTmdb: true,
  },
  {
    name: 'the page of a person',
    path: paths.person(keanuReeves, 'Keanu Reeves'),
    kind: 'page',
    says: ['Keanu Reeves</h1>'],
  },
  {
    name: 'the page of a search',
    path: paths.search('fight club'),
    kind: 'page',
    says: ['Fight Club', '/movie/550'],
  },
  { name: 'our search', path: '/api/search?q=fight%20clubb', kind: 'service', says: ['"id":550'] },
  { name: 'our suggestions', path: '/api/suggest?q=the%20matr', kind: 'service', says: ['"id":603'] },
  {
    name: 'titles of a library',
    path: '/api/titles?keys=movie-603,tv-1399',
    kind: 'service',
    says: ['"id":603', '"id":1399'],
  },
  {
    name: 'the concierge',
    path: '/api/concierge',
    kind: 'service',
    says: ['"event":"pick"', '"event":"done"'],
    body: { turns: [{ say: 'a heist film from the nineties' }] },
  },
];
