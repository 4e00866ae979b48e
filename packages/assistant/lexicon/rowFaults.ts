import { genreNames, themeGroups, Wish } from '@marquee/contracts/assistant/part.ts';
import { z } from 'zod';

const Name = z.string().min(1).max(60);
const Weights = z.record(Name, z.number().gt(0).max(1)).optional();

/** A line of `content/lexicon/*.json`. */
const LexiconRow = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(60),
  group: z.enum(themeGroups),
  label: Name,
  phrases: z
    .array(
      z
        .string()
        .min(1)
        .max(80)
        .regex(/^[^A-Z()|~;]+$/, 'Lower case, without signs'),
    )
    .min(1)
    .refine((phrases) => new Set(phrases).size === phrases.length, 'A phrase stands twice'),
  keywords: Weights,
  moods: Weights,
  genres: z.array(z.enum(genreNames)).optional(),
  against: z
    .strictObject({ keywords: Weights, moods: Weights, genres: z.record(z.string(), z.number()).optional() })
    .optional(),
  words: z.array(Name).optional(),
  implies: z.array(Wish).optional(),
});

/** What is wrong with a file of rows, each fault with file, line and reason. A file is a JSON array with a row on each line. */
export function rowFaults(file: string, text: string): string[] {
  const lines = text.trimEnd().split('\n');
  if (lines[0] !== '[' || lines.at(-1) !== ']') return [`${file}:1: not an array with a row on each line`];
  return lines.slice(1, -1).flatMap((line, at) => {
    const place = `${file}:${at + 2}`;
    let row: unknown;
    try {
      row = JSON.parse(line.replace(/,$/, ''));
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : 'not JSON'}`];
    }
    const read = LexiconRow.safeParse(row);
    return read.success
      ? []
      : read.error.issues.map(({ path, message }) => `${place}: ${path.join('.')}: ${message}`);
  });
}
