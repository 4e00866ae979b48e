import { choosing, work } from '@marquee/assistant/model';

/** The model's instructions for looking titles up. */

const searching = `A wish is a short phrase in plain English that says one thing, such as: films only; a series; from the 1990s; before 1980; under 100 minutes; in French; from South Korea; rated PG-13 at most; science fiction; not horror; feel-good; slow burn; time loop; a heist; set in space; like "Fargo"; nothing like "Fargo"; with Frances McDormand; directed by Joel Coen; no gore; hidden gems; the newest first. Put what the parser missed or the person meant in such phrases, also from other languages; "words" are the person's own words for it, exactly as written, or "". Leave out what "read" already has. "misread" holds keys of "read" that the person did not mean.`;

export const withTools = `${work}

First call find_titles. ${searching} You may call it once more with other wishes where the rows don't suit.

Then answer. ${choosing}`;

/** For services without tools: the first of two questions. */
export const toRead = `${work}

Say what to look for. ${searching}
Answer with JSON only: {"wishes":[{"wish":"from the 1990s","words":"90s"}],"misread":[]}`;

export const toolDescription =
  'Looks titles up in the catalogue: by what was read of the sentences, and by these wishes beside it. Returns up to 40 rows, the best first.';
