export { areClaimsTrue } from './model/areClaimsTrue.ts';
export { checkReason } from './model/checkReason.ts';
export { createDialect, type Dialect } from './model/dialect.ts';
export { choosing, toChoose, work, plainText, titleRow, promptOf, type TitleRow } from './model/prompt.ts';
export {
  type ModelStep,
  createPicks,
  enoughPicks,
  type NamedPick,
  type ReasonedPick,
} from './model/picks.ts';
export { knownNames, type KnownNames } from './model/namesIn.ts';
