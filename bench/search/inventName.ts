import { inventWord } from './inventWord.ts';
import { english, type LanguageLook, otherLooks } from './looks.ts';
import { createLots, type Lots, zipf } from './lots.ts';

/** A name as it is written everywhere, in its own script where it has one, and the language it comes from. */
export type InventedName = { name: string; native: string | undefined; language: string };

/** What the names are made of besides invented words: words of real titles, the commonest first. */
export type Lexicon = { words: readonly string[]; givenNames: readonly string[] };

const wordsOfALanguage = 30_000;
const surnames = 25_000;
const initials = 'A B C D E F G H J K L M N P R S T V W'.split(' ');
const looks = [english, ...otherLooks].map((look) => [look, look.share] as const);

const lengths = [
  [1, 15],
  [2, 36],
  [3, 27],
  [4, 12],
  [5, 6],
  [7, 4],
] as const;

function drawWord(
  lots: Lots,
  look: LanguageLook,
  lexicon: Lexicon,
): { latin: string; native: string | undefined } {
  if (look === english && lots.next() < 0.86) {
    return { latin: lexicon.words[zipf(lots, lexicon.words.length, 80)] ?? 'Night', native: undefined };
  }
  return inventWord(look, zipf(lots, wordsOfALanguage, 12));
}

/** An invented name: a real or plausible given name, and a surname. */
export function inventPerson(lots: Lots, lexicon: Lexicon): InventedName {
  const look = lots.weighted(looks);
  const given =
    look === english || lots.next() < 0.3
      ? lexicon.givenNames[zipf(lots, lexicon.givenNames.length, 30)]
      : inventWord(look, zipf(lots, 3000, 20)).latin;
  const middle = lots.next() < 0.08 ? `${lots.pick(initials)}. ` : '';
  const surname = inventWord(look, 100_000 + zipf(lots, surnames, 300));
  return {
    name: `${given} ${middle}${surname.latin}`,
    native: surname.native,
    language: look.code,
  };
}

const withoutSpaces = new Set(['kana', 'Han']);

/** A few words, some with an article, some in two linked halves. */
export function inventTitle(lots: Lots, lexicon: Lexicon): InventedName {
  const look = lots.weighted(looks);
  const length = lots.weighted(lengths);
  const words = Array.from({ length }, () => drawWord(lots, look, lexicon));
  const parts = words.map((word) => word.latin);
  if (look.links.length > 0 && length > 1 && lots.next() < 0.38)
    parts.splice(1 + lots.below(length - 1), 0, lots.pick(look.links));
  if (look.articles.length > 0 && lots.next() < 0.28) parts.unshift(lots.pick(look.articles));
  const natives = words.flatMap(({ native }) => (native === undefined ? [] : [native]));
  const native = natives.join(withoutSpaces.has(look.script) ? '' : ' ');
  return {
    name: adorned(parts.join(' '), { look, length, lots, lexicon }),
    native: native === '' ? undefined : native,
    language: look.code,
  };
}

type Adorning = { look: LanguageLook; length: number; lots: Lots; lexicon: Lexicon };

/** What some names have besides words: an owner, a number, a subtitle. */
function adorned(name: string, { look, length, lots, lexicon }: Adorning): string {
  const shape = lots.next();
  if (shape < 0.02) return `${name} ${lots.pick(['1', '2', '7', '13', '24', '66', '99', '2000'])}`;
  if (length > 3 && shape < 0.3) return name.replace(/^(\S+ \S+) /, '$1: ');
  if (look !== english) return name;
  if (shape > 0.97) return `${inventPerson(lots, lexicon).name}: ${name}`;
  if (shape > 0.94 && length > 1) return name.replace(/(\w) /, "$1's ");
  if (shape > 0.92 && length === 2) return name.replace(' ', ' & ');
  return name;
}

const roman = ['II', 'III', 'IV', 'V', 'VI'];

/** The name of a later part: a number as digits or as the Romans wrote it, "Part Two", or a subtitle. */
export function laterPart(name: string, lots: Lots, lexicon: Lexicon): string {
  const step = Math.min(roman.length - 1, zipf(lots, roman.length, 1));
  const subtitle = () =>
    `${lots.pick(['The Return of', 'Rise of the', 'The', 'Legacy of', 'Beyond the'])} ${drawWord(lots, english, lexicon).latin}`;
  return lots.pick([
    () => `${name} ${step + 2}`,
    () => `${name} ${step + 2}`,
    () => `${name} ${roman[step]}`,
    () => `${name} Part ${roman[step]}`,
    () => `${name}: Part ${step + 2}`,
    () => `${name}: ${subtitle()}`,
    () => `${name} ${step + 2}: ${subtitle()}`,
  ])();
}

/** A name in another language, as titles are called abroad. */
export function abroad(lots: Lots, lexicon: Lexicon): string {
  const { name, native } = inventTitle(createLots(lots.below(2 ** 31)), lexicon);
  return native !== undefined && lots.next() < 0.5 ? native : name;
}
