export { editDistance } from './editDistance.ts';
export { normalise } from './normalise.ts';
export { mayBeNumber, readRoman, readSpoken, spoken } from './numbers.ts';
export { countOf, rewritten, variants } from './variants.ts';
export { words } from './words.ts';
