import { choosing, work } from '@marquee/assistant/model';

/** The model's instructions for looking titles up. */

const searching = `A wish is a short phrase in plain English that says one thing, such as: films only; a series; from the 1990s; under 100 minutes; in French; not horror; feel-good; a heist; like "Fargo"; with Frances McDormand; no gore; hidden gems. Put what the parser missed or the person meant in such phrases, also from other languages; "words" are the person's own words for it, exactly as written, or "". Leave out what "read" has. "misread" holds keys of "read" that the person did not mean.`;

export const withTools = `${work}

Where the rows don't suit, call find_titles once: by "wishes", by the names of titles ("named"), or by what happens in a title that the person describes ("story"). ${searching}

Then answer. ${choosing}`;

/** For services without tools: the first of two questions. */
export const toRead = `${work}

Say what to look for. ${searching}
Answer with JSON only: {"wishes":[{"wish":"from the 1990s","words":"90s"}],"misread":[]}`;

export const toolDescription =
  'Looks further titles up: by what was read and these wishes beside it, by name, or by story.';
