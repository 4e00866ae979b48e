import german from '@marquee/content/languages/de.json' with { type: 'json' };
import spanish from '@marquee/content/languages/es.json' with { type: 'json' };
import french from '@marquee/content/languages/fr.json' with { type: 'json' };
import hindiInLatin from '@marquee/content/languages/hi-latn.json' with { type: 'json' };
import hindi from '@marquee/content/languages/hi.json' with { type: 'json' };
import italian from '@marquee/content/languages/it.json' with { type: 'json' };
import japanese from '@marquee/content/languages/ja.json' with { type: 'json' };
import portuguese from '@marquee/content/languages/pt.json' with { type: 'json' };

import { createPhrasebook, type Phrasebook, type PhrasebookRows } from './createPhrasebook.ts';

const latin = [spanish, french, german, portuguese, italian, hindiInLatin];
let latinBooks: readonly Phrasebook[] | undefined;
let japaneseBook: Phrasebook | undefined;
let hindiBook: Phrasebook | undefined;

// A test checks the rows. Most people never need them, so they are built when they are.
const bookOf = (rows: unknown): Phrasebook => createPhrasebook(rows as PhrasebookRows);

/** Of the languages that are written in Latin letters. */
export const latinPhrasebooks = (): readonly Phrasebook[] => (latinBooks ??= latin.map(bookOf));
export const japanesePhrasebook = (): Phrasebook => (japaneseBook ??= bookOf(japanese));
export const hindiPhrasebook = (): Phrasebook => (hindiBook ??= bookOf(hindi));
