import { fileFor, hasAll, sourcesFor, unseen } from './casting.ts';
import { type FaceName, faces } from './faces.ts';
import { firstScript, isForeign, scriptOf } from './scripts.ts';

/** Vowel signs on a doubled Arabic letter, which titles do without, and the Thai vowel that is two signs in fonts. */
const prepared = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u064B-\u0650]?\u0651[\u064B-\u0650]?/g, '\u0651')
    .replace(/([\u0E48-\u0E4B]?)\u0E33/g, '\u0E4D$1\u0E32');

const known = new Map<string, string>();

/** As a printer would write it: true quotation marks and dashes, capitals where the face wants them, nothing that has no glyph. */
export function dressed(face: FaceName, text: string, language = ''): string {
  const key = `${face} ${language} ${text}`;
  let words = known.get(key);
  if (words === undefined) {
    if (known.size >= 500) known.clear();
    known.set(key, (words = dress(face, text, language)));
  }
  return words;
}

function dress(face: FaceName, text: string, language: string): string {
  const typographic = prepared(text)
    .replace(/(^|\s)'([^']+)'(?=\s|$)/g, '$1‘$2’')
    .replace(/'/g, '’')
    .replace(/(^|[\s([–—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/ -{1,2} /g, ' – ')
    .replace(/\.\.\./g, '…')
    .replace(/\s+/g, ' ');
  const cased = faces[face].upper ? capitals(typographic) : typographic;
  return drawable(face, cased, language).replace(/ +/g, ' ').trim();
}

/** Greek capitals lose their accents. */
const capitals = (text: string): string =>
  text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? 'el' : 'en');

/** Letters that no font has are set as nearly as can be, else left out. */
function drawable(face: FaceName, text: string, language: string): string {
  if (!isForeign(text) && hasAll(faces[face], text))
    return Array.from(text)
      .filter((char) => !unseen(char))
      .join('');
  let script = firstScript(text);
  let kept = '';
  for (const char of text) {
    script = scriptOf(char) ?? script;
    if (char === ' ' || (/[\u200C\u200D]/.test(char) && script !== 'latin')) kept += char;
    else if (!unseen(char)) {
      const sources = sourcesFor(face, script, text, language);
      const has = (one: string) =>
        sources.some((source) => fileFor(source, one.codePointAt(0) ?? 0) !== null);
      // A Roman numeral in one sign means its letters.
      kept += [char, char.normalize('NFKC')].find((one) => Array.from(one).every(has)) ?? '';
    }
  }
  return kept;
}

/** Whether anything of a text can be set. */
export const isSettable = (text: string, language: string): boolean =>
  /[\p{L}\p{N}]/u.test(dressed('tight', text, language));
