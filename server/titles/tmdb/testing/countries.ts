import type { ContentRatings, ReleaseDates, WatchProviders } from '@marquee/contracts/tmdb/extras.ts';

import { pictureName } from './pictureNames.ts';

/** Days after the first release, and what the boards there make of the rating of the United States. */
const releases: Record<string, { days: number; language: string; ratings: Record<string, string> }> = {
  US: { days: 0, language: '', ratings: {} },
  GB: { days: 2, language: 'en', ratings: { G: 'U', PG: 'PG', 'PG-13': '12A', R: '15', 'NC-17': '18' } },
  DE: { days: 9, language: 'de', ratings: { G: '0', PG: '6', 'PG-13': '12', R: '16', 'NC-17': '18' } },
  FR: { days: 16, language: 'fr', ratings: { G: 'TP', PG: 'TP', 'PG-13': 'TP', R: '12', 'NC-17': '16' } },
  JP: { days: 44, language: 'ja', ratings: { G: 'G', PG: 'G', 'PG-13': 'PG12', R: 'R15+', 'NC-17': 'R18+' } },
};

const seriesRatings: Record<string, Record<string, string>> = {
  GB: { 'TV-Y': 'U', 'TV-Y7': 'U', 'TV-G': 'U', 'TV-PG': 'PG', 'TV-14': '12', 'TV-MA': '18' },
  DE: { 'TV-Y': '0', 'TV-Y7': '6', 'TV-G': '0', 'TV-PG': '6', 'TV-14': '12', 'TV-MA': '16' },
};

const dayMilliseconds = 24 * 60 * 60 * 1000;
const premiere = 1;
const theatrical = 3;
const digital = 4;

const moved = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds).toISOString();

/** The day a film opened in a country; the first day anywhere where that isn't known. */
export const releaseIn = (country: string, date: string): string =>
  date === '' ? '' : moved(date, releases[country]?.days ?? 0).slice(0, 10);

/** Releases in five countries around the first one; `rating` is that of the United States. */
export function releaseDatesOf(date: string, rating: string): ReleaseDates['results'] {
  if (date === '') return [];
  const release = (type: 1 | 3 | 4, days: number, certification = '', language = '') => ({
    certification,
    descriptors: [],
    iso_639_1: language,
    note: '',
    release_date: moved(date, days),
    type,
  });
  return Object.entries(releases).map(([country, { days, language, ratings }]) => {
    const certification = country === 'US' ? rating : (ratings[rating] ?? '');
    return {
      iso_3166_1: country,
      release_dates: [
        ...(country === 'US' ? [release(premiere, -10)] : []),
        release(theatrical, days, certification, language),
        release(digital, days + 90, certification),
      ],
    };
  });
}

export const contentRatingsOf = (rating: string): ContentRatings['results'] =>
  rating === ''
    ? []
    : [
        { descriptors: [], iso_3166_1: 'US', rating },
        ...Object.entries(seriesRatings).flatMap(([country, ratings]) => {
          const there = ratings[rating];
          return there === undefined ? [] : [{ descriptors: [], iso_3166_1: country, rating: there }];
        }),
      ];

const provider = (provider_id: number, provider_name: string, display_priority: number) => ({
  display_priority,
  logo_path: pictureName(provider_name, 'logo'),
  provider_id,
  provider_name,
});

/** Invented, so that no test says of a real service what it doesn't have. */
export const providers = {
  stream: provider(8001, 'Lantern Stream', 0),
  rent: provider(8002, 'Corner Video', 3),
  library: provider(8003, 'Reel Library', 7),
  german: provider(8004, 'Kanal Kino', 2),
};

/** Every seventh title is nowhere to be had, and France has it for rent alone. */
export function watchProvidersOf(media: 'movie' | 'tv', id: number): WatchProviders['results'] {
  if (id % 7 === 0) return {};
  const link = (country: string) => `https://www.themoviedb.org/${media}/${id}/watch?locale=${country}`;
  const { stream, rent, library, german } = providers;
  return {
    US: { link: link('US'), flatrate: [stream], rent: [rent], buy: [rent] },
    GB: { link: link('GB'), flatrate: [stream], free: [library] },
    DE: { link: link('DE'), flatrate: [german, stream], rent: [rent] },
    FR: { link: link('FR'), rent: [rent] },
  };
}
