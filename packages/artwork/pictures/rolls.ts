import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { ArtSubject } from '#ports.ts';

const Rolls = z.object({
  poster: z.record(z.string(), z.int().positive()),
  backdrop: z.record(z.string(), z.int().positive()),
});
export type Rolls = z.infer<typeof Rolls>;
export type RolledKind = keyof Rolls;

/** The variant of a title's picture where the first would look like another title's. */
export const rolls: Rolls = Rolls.parse(
  JSON.parse(readFileSync(new URL('../data/rolls.json', import.meta.url), 'utf8')),
);

export const rollKey = ({ title, year }: ArtSubject): string => `${title} ${year}`;

export const rollOf = (subject: ArtSubject, kind: RolledKind): number => rolls[kind][rollKey(subject)] ?? 0;
