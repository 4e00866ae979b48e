import { normalise } from '@marquee/text';
import anyAscii from 'any-ascii';

/** Syllables in the order of the Hiragana block from U+3041 on; a small letter reads like the large one. */
// prettier-ignore
const syllables = [
  'a', 'a', 'i', 'i', 'u', 'u', 'e', 'e', 'o', 'o', 'ka', 'ga', 'ki', 'gi', 'ku', 'gu', 'ke', 'ge', 'ko', 'go',
  'sa', 'za', 'shi', 'ji', 'su', 'zu', 'se', 'ze', 'so', 'zo', 'ta', 'da', 'chi', 'ji', '', 'tsu', 'zu', 'te', 'de',
  'to', 'do', 'na', 'ni', 'nu', 'ne', 'no', 'ha', 'ba', 'pa', 'hi', 'bi', 'pi', 'fu', 'bu', 'pu', 'he', 'be', 'pe',
  'ho', 'bo', 'po', 'ma', 'mi', 'mu', 'me', 'mo', 'ya', 'ya', 'yu', 'yu', 'yo', 'yo', 'ra', 'ri', 'ru', 're', 'ro',
  'wa', 'wa', 'i', 'e', 'o', 'n', 'vu', 'ka', 'ke',
];
const firstHiragana = 0x3041;
const katakanaShift = 0x60;

const smallY = /[ゃゅょ]/;
const smallVowel = /[ぁぃぅぇぉ]/;
const doubling = 'っ';
const lengthening = 'ー';

/**
 * Hepburn's letters for kana, as people type them: no marks on long vowels, which are left short. Each run of Hiragana
 * or Katakana begins with a capital letter, since words mostly change where the script does.
 */
export function romanisedKana(text: string): string {
  return text.replace(/[\u3041-\u3096][\u3041-\u3096ー]*|[\u30a1-\u30f6][\u30a1-\u30f6ー]*/g, (run) => {
    const latin = readRun(Array.from(run, toHiragana));
    return `${latin.slice(0, 1).toUpperCase()}${latin.slice(1)}`;
  });
}

function toHiragana(sign: string): string {
  const code = sign.charCodeAt(0);
  return code >= firstHiragana + katakanaShift && code <= 0x30f6
    ? String.fromCharCode(code - katakanaShift)
    : sign;
}

function readRun(signs: readonly string[]): string {
  let latin = '';
  let doubled = false;
  for (const sign of signs) {
    if (sign === doubling) doubled = true;
    else if (sign !== lengthening) {
      const sound = syllables[sign.charCodeAt(0) - firstHiragana] ?? '';
      latin = withSound(latin, sign, doubled ? doubledSound(sound) : sound);
      doubled = false;
    }
  }
  return latin;
}

const doubledSound = (sound: string) => `${sound.startsWith('ch') ? 't' : sound.slice(0, 1)}${sound}`;

function withSound(latin: string, sign: string, sound: string): string {
  // き and ゃ are "kya", し and ゃ "sha".
  if (smallY.test(sign) && /[a-z]i$/.test(latin)) {
    return latin.slice(0, -1) + (/(?:sh|ch|j)i$/.test(latin) ? sound.slice(1) : sound);
  }
  // フ and ァ are "fa", テ and ィ "ti", ク and ォ "kwo".
  if (smallVowel.test(sign) && /[a-z][aeiou]$/.test(latin)) {
    return latin.slice(0, -1) + (/[kg]u$/.test(latin) ? `w${sound}` : sound);
  }
  return latin + sound;
}

const beyondLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const kana = /[\u3041-\u3096\u30a1-\u30f6]/;
const han = /\p{Script=Han}/u;
const latinMarks = /[äöüåøæÄÖÜÅØÆ]/;
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' };

/**
 * How a name is typed on a keyboard with plain Latin letters, in normalised words: letter by letter from any other
 * script, signs of Chinese in Pinyin, both run together and apart. Empty where the name is in Latin letters, but for
 * those which German and the languages of the North write with two.
 */
export function romanised(text: string): string[] {
  if (!beyondLatin.test(text)) return latinMarks.test(text) ? [normalise(spellOut(text))] : [];
  const plain = text.toWellFormed().normalize('NFC');
  // In Japanese the signs of Chinese are read in other ways, which don't follow from the sign alone.
  if (kana.test(plain) && han.test(plain)) return katakanaWords(plain);
  const latin = anyAscii(romanisedKana(plain));
  // Pinyin, Hangul and runs of kana begin with a capital letter.
  const apart = latin.replace(/(?<=\p{L})(?=\p{Lu}\p{Ll})/gu, ' ');
  return [...new Set([normalise(latin), normalise(apart)])].filter((name) => name !== '');
}

/** Names and foreign words in a Japanese title: "ponyo". */
const katakanaWords = (text: string) =>
  [...text.matchAll(/[\u30a1-\u30f6][\u30a1-\u30f6ー]+/g)].map(([word]) => romanisedKana(word).toLowerCase());

const spellOut = (text: string) =>
  text.normalize('NFC').replace(new RegExp(latinMarks, 'g'), (letter) => {
    return spelledOut[letter.toLowerCase()] ?? letter;
  });
