import type { Around } from './aroundName.ts';
import type { ChosenTitle } from './chooseTitle.ts';
import type { TitleCue } from './cues.ts';

/** A title that is named: what is around the name, and how it was decided. */
export type TitleMention = {
  around: Around;
  chosen: ChosenTitle;
  /** What led to it; of a list, what led to its first item. */
  cue: TitleCue | null;
  corrected: string | null;
};

/** A name that may be meant. */
export type FoundMention = { around: Around; chosen: ChosenTitle };
