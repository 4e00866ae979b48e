import { z } from 'zod';

import { type CompositionName, compositions } from './flat/compositions.ts';
import { schoolNames } from './flat/school.ts';
import { motifNamed, motifNames } from './kit/motif.ts';
import { scenes, type SceneName } from './lit/scenes.ts';
import { type FaceName, faces } from './type/faces.ts';

const Name = z.string().min(1).max(60);
const Motif = z.enum(motifNames);
const namesOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
const School = z.enum(schoolNames);
const Points = z.partialRecord(School, z.number().gt(0));
const Places = z.array(z.enum(namesOf<SceneName>(scenes))).min(1);
/** A space at the beginning or end means a word boundary. */
const Words = z
  .array(z.string().regex(/^ ?[^A-Z\s](?:[^A-Z]*[^A-Z\s])? ?$/, 'Lower case'))
  .min(1)
  .refine((words) => new Set(words).size === words.length, 'A word stands twice');

function isDrawing(name: string): boolean {
  const [motif = '', drawing] = name.split('/');
  return motifNames.includes(motif) && motifNamed(motif).variants.some(({ tag }) => tag === drawing);
}

/** A line of each file of `content/motifs/`. */
export const motifRows: Readonly<Record<string, z.ZodType>> = {
  'drawings.json': z
    .strictObject({
      motif: Motif,
      drawing: Name,
      words: Words.optional(),
      unless: Words.optional(),
      free: z.literal(true).optional(),
    })
    .refine(({ words, free }) => words !== undefined || free, 'Neither words nor free: it is never drawn'),
  'chosen.json': z
    .strictObject({
      title: Name,
      year: z.int(),
      motif: Motif,
      drawing: Name,
      place: z.enum(namesOf<SceneName>(scenes)),
      family: z.enum(['lit', 'printed']),
      why: z.string().min(1).max(100),
    })
    .refine(({ motif, drawing }) => isDrawing(`${motif}/${drawing}`), 'No such drawing'),
  'vetoes.json': z.strictObject({
    genres: z.array(Name).min(1),
    unless: z.array(Name).min(1).optional(),
    places: Places,
    drawings: z.array(z.string().refine(isDrawing, 'No such drawing')).min(1),
  }),
  'places.json': z.strictObject({ motif: Motif, places: Places }),
  'places-by-genre.json': z.strictObject({ genre: Name, places: Places }),
  'places-by-word.json': z.strictObject({ words: Words, places: Places }),
  'schools.json': z.strictObject({
    name: School,
    faces: z.array(z.enum(namesOf<FaceName>(faces))).min(1),
    palettes: z.array(z.enum(['night', 'day', 'print'])).min(1),
    compositions: z.array(z.enum(namesOf<CompositionName>(compositions))).min(1),
    slip: z.number().min(0),
  }),
  'schools-by-genre.json': z.strictObject({
    genre: Name,
    schools: z.array(School).min(1),
    strong: Points.optional(),
  }),
  'schools-by-mood.json': z.strictObject({ mood: Name, schools: Points }),
  'well-known-posters.json': z.strictObject({
    title: Name,
    motifs: z.array(Motif).min(1),
    instead: Motif.optional(),
  }),
};
