export { facetAnswers, valueCounts, type LabelOf } from './answer/facetAnswers.ts';
export { eachCode } from './columns/choiceColumn.ts';
export { type FameOf, fameBands, fameOf } from './columns/facetValues.ts';
export { titleColumns, withShowing, type TitleColumns } from './columns/titleColumns.ts';
export type { FacetTitle } from './facetTitle.ts';
export { conditionsOf } from './filter/conditions.ts';
export type { FilterWork } from './filter/failuresOf.ts';
export {
  count,
  countFits,
  poolOf,
  type Counted,
  type Fit,
  type Pool,
  type Share,
  sortFits,
} from './filter/pool.ts';
export { relaxationsOf } from './filter/relaxations.ts';
export { pickGood, readNot } from './goodOnes.ts';
export { pageSize, readAsked, readPageNumber, type AskedFilters, isExact, readSearch } from './readAsked.ts';
