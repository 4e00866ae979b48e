import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { z } from 'zod';

import type { SearchKind } from '#entry.ts';

import { cleanName } from './cleanName.ts';

export type TmdbRow = {
  kind: Extract<SearchKind, 'movie' | 'tv' | 'person'>;
  id: number;
  name: string;
  popularity: number;
  adult: boolean;
  video: boolean;
};

const common = {
  id: z.int().min(1).max(largestTmdbId),
  popularity: z.number().min(0).default(0),
  adult: z.boolean().default(false),
};
const Movie = z.object({ ...common, original_title: z.string(), video: z.boolean().default(false) });
const Series = z.object({ ...common, original_name: z.string() });
const Person = z.object({ ...common, name: z.string() });

type Line = z.infer<typeof Movie> | z.infer<typeof Series> | z.infer<typeof Person>;

const schemas = { movie: Movie, tv: Series, person: Person } as const;

function nameIn(line: Line): string {
  if ('original_title' in line) return line.original_title;
  return 'original_name' in line ? line.original_name : line.name;
}

/** A line of an export, or why it isn't one. */
export function readTmdbLine(kind: TmdbRow['kind'], text: string): TmdbRow | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const parsed = schemas[kind].safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') || 'line';
    return `${field}: ${issue?.message ?? 'invalid'}`;
  }
  const line: Line = parsed.data;
  const name = cleanName(nameIn(line));
  if (name === null) return 'no name';
  const video = 'video' in line && line.video;
  return { kind, id: line.id, name, popularity: line.popularity, adult: line.adult, video };
}
