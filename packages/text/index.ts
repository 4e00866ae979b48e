export { editDistance } from './editDistance.ts';
export { normalise, words } from './normalise.ts';
export { mayBeNumber, readRoman, readSpoken, spoken } from './numbers.ts';
export { countOf, rewritten, variants } from './variants.ts';
