import type { MovieFilters } from '#web/api/discover.ts';
import type { Feature } from '#web/api/features.ts';
import type { homeBelow } from '#web/messages/en/homeBelow.ts';

export type WeekTheme = {
  name: keyof typeof homeBelow.themes;
  filters: MovieFilters;
  /** As in the discover page's address. */
  discover: string;
};

/** A row and the bill half the list further are on one page. */
const themes: readonly WeekTheme[] = [
  { name: 'short', filters: { 'with_runtime.gte': 60, 'with_runtime.lte': 90 }, discover: 'runtime=60..90' },
  { name: 'japan', filters: { with_original_language: 'ja' }, discover: 'language=ja' },
  { name: 'western', filters: { with_genres: '37' }, discover: 'genre=37' },
  { name: 'old', filters: { 'primary_release_date.lte': '1949-12-31' }, discover: 'year=..1949' },
  { name: 'animation', filters: { with_genres: '16' }, discover: 'genre=16' },
  { name: 'france', filters: { with_original_language: 'fr' }, discover: 'language=fr' },
  {
    name: 'seventies',
    filters: {
      with_genres: '53',
      'primary_release_date.gte': '1970-01-01',
      'primary_release_date.lte': '1979-12-31',
    },
    discover: 'genre=53&year=1970..1979',
  },
  { name: 'scifi', filters: { with_genres: '878' }, discover: 'genre=878' },
  { name: 'long', filters: { 'with_runtime.gte': 150 }, discover: 'runtime=150..' },
  { name: 'documentary', filters: { with_genres: '99' }, discover: 'genre=99' },
];

/** The themes of the week: they follow from the feature, so that all visitors see the same all week. */
export function themesOf(feature: Pick<Feature, 'id'>): [row: WeekTheme, bill: WeekTheme] {
  const at = (step: number) => themes[(feature.id + step) % themes.length];
  const [row, bill] = [at(0), at(themes.length / 2)];
  if (!row || !bill) throw new Error('There are no themes.');
  return [row, bill];
}

/** Two neighbours of a theme's films, other ones from week to week. */
export function billOf<Film>(films: readonly Film[], { id }: Pick<Feature, 'id'>): readonly Film[] {
  const from = id % Math.max(1, films.length - 1);
  return films.slice(from, from + 2);
}

type Candidate = { id: number; name: string; as: 'directed' | 'played' };

/** Candidates for the focus, in order of preference: the feature's director, then its cast. */
export const candidatesOf = ({ directors, leads }: Pick<Feature, 'directors' | 'leads'>): Candidate[] => [
  ...directors.map((person) => ({ ...person, as: 'directed' as const })),
  ...leads.map((person) => ({ ...person, as: 'played' as const })),
];
