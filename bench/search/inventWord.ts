import type { LanguageLook } from './looks.ts';
import { createLots } from './lots.ts';
import { inScript, type Syllable } from './scripts.ts';

/** A word as people write it, and in its own script where that isn't Latin. */
type Word = { latin: string; native: string | undefined };

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How many syllables a word has that is this common: the commonest are short. */
function lengthOf(rank: number, draw: number): number {
  if (rank < 200) return 1 + Math.floor(draw * 2);
  return 2 + Math.floor(draw ** 3 * 2.2);
}

const common = 4000;
const kept = new Map<string, Word>();

/** The word at a place in a language's list by frequency: the same one each time. Only common ones are kept. */
export function inventWord(look: LanguageLook, rank: number): Word {
  if (rank >= common) return invent(look, rank);
  const key = `${look.code} ${rank}`;
  const known = kept.get(key) ?? invent(look, rank);
  kept.set(key, known);
  return known;
}

function invent(look: LanguageLook, rank: number): Word {
  const lots = createLots(look.code.charCodeAt(0), look.code.charCodeAt(1), rank);
  const syllables = Array.from({ length: lengthOf(rank, lots.next()) }, (): Syllable => [
    lots.pick(look.onsets),
    lots.pick(look.vowels),
    lots.pick(look.codas),
  ]);
  const plain =
    syllables.map((sounds) => sounds.join('')).join('') + (lots.next() < 0.6 ? lots.pick(look.ends) : '');
  const native = inScript(look, { syllables, latin: plain }, lots);
  return { latin: capital(lots.next() < 0.1 ? marked(plain, look, lots.next()) : plain), native };
}

/** One letter that can carry a mark carries it. */
function marked(word: string, { marks }: LanguageLook, draw: number): string {
  const places = word.split('').flatMap((letter, place) => (marks[letter] ? [place] : []));
  const place = places[Math.floor(draw * places.length)];
  if (place === undefined) return word;
  const choices = marks[word[place] ?? ''] ?? [];
  const letter = choices[Math.floor(draw * 977) % choices.length] ?? '';
  return word.slice(0, place) + letter + word.slice(place + 1);
}
