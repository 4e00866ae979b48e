import { compose } from './score/compose.ts';
import type { MoodName, Score } from './score/score.ts';
import { pickBy } from './stage/material.ts';
import type { SequenceName, TeaserScript } from './stage/script.ts';

/** The moods that suit a sequence; which one is chosen by the title where there are several. */
export const moodsOf: Readonly<Record<SequenceName, readonly [MoodName, ...MoodName[]]>> = {
  noir: ['smoky'],
  horror: ['eerie'],
  comedy: ['playful'],
  drift: ['wondrous'],
  epic: ['epic'],
  western: ['dusty'],
  romance: ['romantic'],
  thriller: ['driving', 'tense'],
  family: ['bright', 'playful'],
  documentary: ['plain'],
  musical: ['festive'],
  chamber: ['melancholic', 'melancholic', 'plain'],
};

export const moodFor = (sequence: SequenceName, title: string): MoodName =>
  pickBy(title)('mood', moodsOf[sequence]);

/** The music of a title's film. */
export const teaserScore = (script: TeaserScript, title: string): Score =>
  compose(script, moodFor(script.sequence, title), pickBy(title));
