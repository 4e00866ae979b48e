import type { SearchHit } from '#web/api/searchHit.ts';

import styles from './Marked.module.css';

type TextPart = { text: string; matched: boolean };

/** Case, accents and width don't count in a match: "É" equals "e". */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** How many characters of `word` a folded beginning covers, with the accents that belong to the last one. */
function lengthOfPrefix(word: string, folded: string): number {
  let length = 0;
  let seen = '';
  for (const character of word) {
    const letters = fold(character);
    if (seen.length >= folded.length && letters !== '') break;
    seen += letters;
    length += character.length;
  }
  return length;
}

/** Splits a text by how much of each word, folded, counts as matched. */
function splitWords(text: string, matchedOf: (word: string) => string): TextPart[] {
  const parts: TextPart[] = [];
  const add = (text: string, matched: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.matched === matched) last.text += text;
    else parts.push({ text, matched });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const beginning = matchedOf(fold(word));
    if (beginning === '') continue;
    const length = lengthOfPrefix(word, beginning);
    add(text.slice(end, index), false);
    add(word.slice(0, length), true);
    end = index + length;
  }
  add(text.slice(end), false);
  return parts;
}

const typedWords = (query: string): string[] => fold(query).match(wordPattern) ?? [];

/**
 * Splits a name into typed and untyped parts. A typed word matches where a word begins with it;
 * where none does, words that were typed as one match together: "starwars".
 */
export function matchParts(text: string, query: string): TextPart[] {
  const typed = [...new Set(typedWords(query))].sort((a, b) => b.length - a.length);
  const parts = splitWords(text, (word) => typed.find((one) => word.startsWith(one)) ?? '');
  if (parts.some(({ matched }) => matched)) return parts;
  let left = typedWords(query).join('');
  const together = splitWords(text, (word) => {
    const taken = left.startsWith(word) ? word : word.startsWith(left) ? left : '';
    left = left.slice(taken.length);
    return taken;
  });
  return left === '' ? together : parts;
}

/** The same for a name that was found by the first letters of its words: "lotr". */
export function initialParts(text: string, query: string): TextPart[] {
  let left = typedWords(query).join('');
  return splitWords(text, (word) => {
    const initial = left.slice(0, 1);
    if (initial === '' || !word.startsWith(initial)) return '';
    left = left.slice(1);
    return initial;
  });
}

type MarkedProps = {
  text: string;
  query: string;
  /** The letters typed are the first ones of the words. */
  initials?: boolean;
};

/** A name with the letters that were typed underlined. */
export function Marked({ text, query, initials = false }: MarkedProps) {
  let at = 0;
  return (initials ? initialParts : matchParts)(text, query).map((part) => {
    const key = at;
    at += part.text.length;
    return part.matched ? (
      <mark key={key} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}

type MarkedNameProps = { hit: SearchHit; query: string };

/** The name of a hit with the matched letters underlined. */
export function MarkedName({ hit: { name, why }, query }: MarkedNameProps) {
  return <Marked text={name} query={query} initials={why?.by === 'initials' && why.text === null} />;
}
