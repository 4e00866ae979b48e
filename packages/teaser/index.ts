export { previewScript } from './previewScript.ts';
export type { Score } from './score/score.ts';
export { createScorePlayer, type ScorePlayer } from './score/scorePlayer.ts';
export { artPathsOf, backdropArt } from './stage/artPaths.ts';
export { loadArt, type Art } from './stage/loadArt.ts';
export { mountStage, type MountedStage } from './stage/mountStage.ts';
export type { Cue, Section, TeaserScript } from './stage/script.ts';
export { teaserScore } from './teaserScore.ts';
export { cueAt, paintSourcesOf, teaserScript, type TeaserFacts } from './teaserScript.ts';
