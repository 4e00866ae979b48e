export { topCast, type LikenessFacts, weigh, type Weighed } from './likenessWeights.ts';
export { isIncidental, cosineWith } from './likenessThemes.ts';
export { likenessTo, total, type LikenessParts } from './likenessTo.ts';
