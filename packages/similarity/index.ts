export { topCast, type LikenessFacts } from './likenessFacts.ts';
export { isIncidental } from './likenessThemes.ts';
export { likenessTo, total, type LikenessParts } from './likenessTo.ts';
export { weigh, type Weighed } from './likenessWeights.ts';
export { cosineWith } from './sparseVector.ts';
