export { createDialect, type Dialect } from './model/dialect.ts';
export { choosing, toChoose, work, plainText, titleRow, promptOf } from './model/prompt.ts';
export {
  type ModelStep,
  createPicks,
  enoughPicks,
  type NamedPick,
  type ReasonedPick,
} from './model/picks.ts';
export { knownNames, type KnownNames } from './model/namesIn.ts';
