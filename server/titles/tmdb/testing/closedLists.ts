import { countryOf, languageOf } from '#server/titles/embedded/answers/worldNames.ts';

import { providers } from './countries.ts';

const countries = ['BR', 'DE', 'ES', 'FR', 'GB', 'IN', 'IT', 'JP', 'KR', 'US'];
const languages = ['de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'ko', 'pt', 'xx'];

const world = (code: string) => {
  const { iso_3166_1, name } = countryOf(code);
  return { iso_3166_1, english_name: name, native_name: name };
};

const services = Object.values(providers).map((provider) =>
  Object.assign({ display_priorities: { US: 1, DE: 2 } }, provider),
);

const rating = (certification: string, order: number) => ({ certification, meaning: '', order });

/** What never depends on a title. */
export const closedLists: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['/authentication', { success: true, status_code: 1, status_message: 'Success.' }],
  ['/configuration/countries', countries.map(world)],
  [
    '/configuration/languages',
    languages.map((code) =>
      code === 'xx'
        ? { iso_639_1: 'xx', english_name: 'No Language', name: 'No Language' }
        : languageOf(code),
    ),
  ],
  ['/configuration/primary_translations', ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP', 'pt-BR']],
  ['/configuration/timezones', [{ iso_3166_1: 'DE', zones: ['Europe/Berlin'] }]],
  ['/configuration/jobs', [{ department: 'Directing', jobs: ['Director'] }]],
  ['/watch/providers/regions', { results: ['DE', 'FR', 'GB', 'US'].map(world) }],
  ['/watch/providers/movie', { results: services }],
  ['/watch/providers/tv', { results: services }],
  [
    '/certification/movie/list',
    {
      certifications: {
        US: ['NR', 'G', 'PG', 'PG-13', 'R'].map(rating),
        DE: ['0', '6', '12', '16', '18'].map(rating),
      },
    },
  ],
  [
    '/certification/tv/list',
    { certifications: { US: ['NR', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA'].map(rating) } },
  ],
]);
