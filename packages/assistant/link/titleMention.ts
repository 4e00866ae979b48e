import type { Around } from './aroundName.ts';
import type { ChosenTitle } from './chooseTitle.ts';
import type { TitleCue } from './cues.ts';

/** A named title: the context of the name, and how it was recognised. */
export type TitleMention = {
  around: Around;
  chosen: ChosenTitle;
  /** Its cue; in a list, that of the first item. */
  cue: TitleCue | null;
  corrected: string | null;
};

/** A name that may be meant. */
export type FoundMention = { around: Around; chosen: ChosenTitle };
