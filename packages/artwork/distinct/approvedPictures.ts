import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { composePicture } from '#drawPicture.ts';
import { engineVersion } from '#engineVersion.ts';
import type { ArtKind } from '#fileName.ts';
import { toSvg } from '#pictures/drawn.ts';
import type { Sitter } from '#sitterOf.ts';
import { catalogueEntries, type CatalogueEntry } from '#testing/catalogueSubjects.ts';

const Approved = z.object({ engineVersion: z.int(), pictures: z.record(z.string(), z.string()) });
/** Approved pictures, as the hashes of their bytes under the engine's version that drew them. */
type Approved = z.infer<typeof Approved>;

export const approvedFile = new URL('../data/approved.json', import.meta.url);

export const readApproved = (): Approved => Approved.parse(JSON.parse(readFileSync(approvedFile, 'utf8')));

const hashOfPicture = (picture: string): string =>
  createHash('sha256').update(picture).digest('hex').slice(0, 16);

/** Names of the pictures that differ, are new or are gone. */
export const changedPictures = (approved: Approved, drawn: Approved): string[] =>
  [...new Set([...Object.keys(approved.pictures), ...Object.keys(drawn.pictures)])].filter(
    (name) => approved.pictures[name] !== drawn.pictures[name],
  );

type PlainKind = Exclude<ArtKind, 'layer'>;

/** A fixed set: of every genre, decade, tone and kind of title some. */
const titles = [
  'Metropolis 1927',
  'Casablanca 1942',
  'Seven Samurai 1954',
  'Psycho 1960',
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb 1964',
  'The Good, the Bad and the Ugly 1966',
  '2001: A Space Odyssey 1968',
  'The Godfather 1972',
  'Jaws 1975',
  'Star Wars 1977',
  'Alien 1979',
  'My Neighbor Totoro 1988',
  'Jurassic Park 1993',
  'The Lion King 1994',
  'Fargo 1996',
  'The Matrix 1999',
  'Amélie 2001',
  'Spirited Away 2001',
  'WALL·E 2008',
  'La La Land 2016',
  'Parasite 2019',
  'Friends 1994',
  'Breaking Bad 2008',
  'Stranger Things 2016',
];

const entriesOf = (keys: readonly string[]): CatalogueEntry[] =>
  keys.flatMap((key) =>
    catalogueEntries.filter(({ subject }) => `${subject.title} ${subject.year}` === key).slice(0, 1),
  );

/** The pictures by which a change of the engine is reviewed, drawn now. */
export function approvedPictures(): Approved {
  const pictures: Record<string, string> = {};
  const add = (name: string, kind: PlainKind, sitter: Sitter, fine = true) =>
    (pictures[name] = hashOfPicture(toSvg(composePicture({ kind }, sitter, fine))));
  const entries = entriesOf(titles);
  for (const { subject } of entries) {
    const name = `${subject.title} ${subject.year}`;
    add(`${name}, poster`, 'poster', { kind: 'title', subject });
    add(`${name}, small poster`, 'poster', { kind: 'title', subject }, false);
    add(`${name}, backdrop`, 'backdrop', { kind: 'title', subject });
    for (const { number, episodes } of subject.seasons.slice(0, 1)) {
      add(`${name}, season`, 'poster', { kind: 'season', subject, season: number });
      add(`${name}, still`, 'still', { kind: 'episode', subject, season: number, episode: 1, of: episodes });
    }
    if (subject.collection !== null)
      add(`${name}, collection`, 'poster', { kind: 'collection', subject, name: subject.collection });
  }
  for (const name of new Set(entries.flatMap(({ people }) => people.slice(0, 1))))
    add(`${name}, person`, 'profile', { kind: 'person', name });
  return { engineVersion, pictures };
}
