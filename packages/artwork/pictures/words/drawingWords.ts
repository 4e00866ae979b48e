import { livingWords } from './livingWords.ts';
import { placeWords } from './placeWords.ts';
import { thingWords } from './thingWords.ts';
import type { DrawingWords } from './words.ts';

/** Motifs that aren't listed may show any of their drawings. */
export const drawingWords: Readonly<Record<string, DrawingWords>> = {
  ...livingWords,
  ...placeWords,
  ...thingWords,
};
