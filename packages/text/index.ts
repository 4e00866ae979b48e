export { editDistance } from './editDistance.ts';
export { normalise, words } from './normalise.ts';
export { mayBeNumber, readRoman, readSpoken, spoken } from './numbers.ts';
export { countOf, rewrittenNames, variants } from './variants.ts';
