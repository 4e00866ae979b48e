export { createDialect, type Dialect } from './model/dialect.ts';
export { choosing, toChoose, work } from './model/instructions.ts';
export type { ModelStep } from './model/modelStep.ts';
export { knownNames, type KnownNames } from './model/namesIn.ts';
export { createPicks, enoughPicks, type NamedPick, type ReasonedPick } from './model/picks.ts';
export { plainText } from './model/titleRow.ts';
export { titleRow } from './model/titleRow.ts';
export { toldOf } from './model/told.ts';
