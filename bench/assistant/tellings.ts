import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Engine } from '@marquee/assistant';
import { type FindByDescription, type TitleFacts, titleKey, type TitleKey } from '@marquee/assistant/events';
import { words } from '@marquee/text';
import { z } from 'zod';

import { Half } from './peopleRequests.ts';

const Told = z.strictObject({
  title: z.string(),
  year: z.int(),
  media: z.enum(['movie', 'tv']),
  say: z.string(),
});
export type Told = z.infer<typeof Told>;

/** How well known: among the 400 most famous titles, or behind the 500 most famous. */
export const known = ['well', 'lesser'] as const;

const OwnTold = z.strictObject({
  ...Told.shape,
  id: z.string(),
  /** Who tells: a teenager, a grandmother, somebody with a wrong detail … */
  voice: z.string(),
  known: z.enum(known),
  half: Half,
});
type OwnTold = z.infer<typeof OwnTold>;

const linesOf = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Titles as somebody tells of them, an object a line. */
export const readTellings = (path: string): readonly Told[] => linesOf(path).map((line) => Told.parse(line));

/** Our own, written without a look at the plots. */
export const readOwnTellings = (): readonly OwnTold[] =>
  linesOf(join(import.meta.dirname, 'tellings.jsonl')).map((line) => OwnTold.parse(line));

type Parts = { engine: Engine; find: FindByDescription; titles: readonly TitleFacts[] };

/** How often a title is found by what is told of it: by its words alone, and by the whole engine. */
export function measureTellings(tellings: readonly Told[], { engine, find, titles }: Parts) {
  const keys = new Map(
    titles.map((title) => [`${title.media} ${title.name} ${title.year}`, titleKey(title)]),
  );
  const keyOf = ({ media, title, year }: Told) => {
    const key = keys.get(`${media} ${title} ${year}`);
    if (key === undefined) throw new Error(`The catalogue has no ${title} (${year}).`);
    return key;
  };
  const measure = (answer: (say: string) => readonly TitleKey[]) => {
    const began = process.cpuUsage();
    const places = tellings.map((told) => ({ told, place: answer(told.say).indexOf(keyOf(told)) + 1 }));
    const { user, system } = process.cpuUsage(began);
    const within = (first: number) =>
      places.filter(({ place }) => place > 0 && place <= first).length / tellings.length;
    return {
      hit1: within(1),
      hit3: within(3),
      hit8: within(8),
      processorMs: Math.round((user + system) / 10 / tellings.length) / 100,
      notFirst: places
        .filter(({ place }) => place !== 1)
        .map(({ told, place }) => ({ say: told.say, title: told.title, place })),
    };
  };
  return {
    tellings: tellings.length,
    words: measure((say) => find(words(say)).map(titleKey)),
    engine: measure((say) =>
      engine
        .answer({ turns: [{ say, without: [] }], seen: [] }, { count: 8, year: 2026 })
        .picks.map(({ title }) => titleKey(title)),
    ),
  };
}
