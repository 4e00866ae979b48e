/** Letters that NFKD leaves whole although people type them with plain ones. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

// Accents of Latin, Greek and Cyrillic, Hebrew points and Arabic vowel marks. Marks that spell
// a sound of their own (Devanagari vowels, the Japanese voicing marks) stay.
const accents =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g;

/**
 * One spelling for all ways of typing a name: lower case, no accents, no punctuation, `&` and `+` as "and",
 * words parted by single spaces. Letters of every script stay. Applying it twice changes nothing.
 */
export function normalise(text: string): string {
  const plain = isPlain.test(text) ? text.toLowerCase() : plainOf(text);
  if (onlyWords.test(plain)) return plain;
  return (
    plain
      .replace(/[&+]/g, ' and ')
      .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      // Don't, l'été and O’Brien are one word; so are initials such as E.T. and U.S.A.
      .replace(/(?<=[\p{L}\p{M}\p{N}])['’ʼ`´](?=[\p{L}\p{N}])/gu, '')
      .replace(/(?<=(?<![\p{L}\p{M}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{M}\p{N}]))/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

// Most names are ASCII: then Unicode normalisation can be skipped.
const isPlain = /^[\x20-\x7e]*$/;
const onlyWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Small letters without accents and invisible characters. */
function plainOf(text: string): string {
  return (
    text
      .toWellFormed()
      // Marks of direction, joiners and variation selectors.
      .replace(/[\p{Cf}\ufe00-\ufe0f]/gu, '')
      // 8½ and Alien³ are two numbers and two words, which NFKD would fuse.
      .replace(/(?<=[\p{L}\p{Nd}])(?=\p{No})/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .normalize('NFKD')
      .replace(accents, '')
      .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
      .normalize('NFC')
  );
}

// Scripts without spaces between words: every sign is a word, so that any run of them can be found.
const unparted = /(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;

const beyondAscii = /[^\0-\x7f]/;

/** The words of a name or a query in their one spelling; signs of Chinese and Japanese count as words. */
export function words(text: string): string[] {
  const spelling = normalise(text);
  if (spelling === '') return [];
  if (!beyondAscii.test(spelling)) return spelling.split(' ');
  return spelling
    .replace(unparted, ' $1 ')
    .split(' ')
    .filter((word) => word !== '');
}
