import * as cutPaper from './compositions/cutPaper.ts';
import * as doubles from './compositions/doubles.ts';
import * as geometric from './compositions/geometric.ts';
import * as landscapes from './compositions/landscapes.ts';
import * as lights from './compositions/lights.ts';
import * as patterns from './compositions/patterns.ts';
import * as printedMatter from './compositions/printedMatter.ts';
import * as scale from './compositions/scale.ts';
import * as typographic from './compositions/typographic.ts';

/** All that the files of `compositions/` export, by its name. */
export const compositions = {
  ...cutPaper,
  ...doubles,
  ...geometric,
  ...landscapes,
  ...lights,
  ...patterns,
  ...printedMatter,
  ...scale,
  ...typographic,
};

export type CompositionName = keyof typeof compositions;
