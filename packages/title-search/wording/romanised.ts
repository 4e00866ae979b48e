import { normalise } from '@marquee/text';
import anyAscii from 'any-ascii';

import { romanisedKana } from './kana.ts';

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
