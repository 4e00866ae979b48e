export { topCast, type LikenessFacts, weigh, type Weighed } from './likenessWeights.ts';
export { isIncidental, cosineWith } from './likenessThemes.ts';
export { contentOf, likenessTo, total, type LikenessParts } from './likenessTo.ts';
export { storiesOf } from './stories.ts';
