import { spoken } from '@marquee/text';

import type { TitleFacts } from '#facts.ts';

import { type KnownNames, areNamesTrue } from './namesIn.ts';

const decadeWords = [
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];
const anyDecade = new RegExp(String.raw`\b(?:${decadeWords.join('|')})\b`, 'i');

const numberWords = [...new Set(Array.from({ length: 100 }, (_, value) => spoken(value)).flat())];
const anyMeasure = new RegExp(
  String.raw`\b(?:${numberWords.join('|')}|hundred)[ -](?:min(?:ute)?|hour|season|episode|year)s?\b`,
  'i',
);

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A number in figures or in words, for the middle of an expression. */
const either = (value: number) => `(?:${[String(value), ...spoken(value)].join('|')})`;

/** Spellings of a row's numbers: its year and decade, its length, its seasons. */
function truePhrases({ year, runtime, seasons, name, originalName }: TitleFacts): RegExp[] {
  const decade = Math.floor((year % 100) / 10);
  const phrases = [name, originalName].filter((text) => /\p{N}/u.test(text)).map(literal);
  phrases.push(String(year), `(?:${Math.floor(year / 100)}|['’])?${decade}0s`);
  const word = decadeWords[decade - 2];
  if (word !== undefined) phrases.push(word);
  if (runtime !== null) {
    const [hours, minutes] = [Math.floor(runtime / 60), runtime % 60];
    phrases.push(`${either(runtime)}[ -]?min(?:ute)?s?`);
    if (minutes === 0) phrases.push(`${either(hours)}[ -]?h(?:our)?s?`);
    if (hours > 0) {
      phrases.push(`${either(hours)} ?h(?:our)?s?,?(?: and)? ?${either(minutes)} ?m(?:in(?:ute)?s?)?`);
    }
  }
  if (seasons !== null) phrases.push(`${either(seasons)}[ -]?seasons?`);
  return phrases.map((phrase) => new RegExp(String.raw`(?<![\p{L}\p{N}])${phrase}(?![\p{L}\p{N}])`, 'giu'));
}

/** Whether every number that a text says of a title is the row's. An undecidable one counts as wrong. */
function areFiguresTrue(text: string, title: TitleFacts): boolean {
  const rest = truePhrases(title).reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  return !/\p{N}/u.test(rest) && !anyDecade.test(rest) && !anyMeasure.test(rest);
}

const longest = 160;
/** More than plain words: links, addresses, markup, invisible characters and marks that reverse the direction of text. */
const suspicious =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>{}[\]|\\`*_#@]|:\/\/|\bwww\.|\b[a-z\d-]+\.(?:com|net|org|io|tv|ru|example)\b/iu;
/** Letters of scripts without capitals: names can't be recognised there. */
const caseless = /\p{Lo}/u;
const rating = /(?<![\p{L}-])(?:TV-(?:Y7|Y|G|PG|14|MA)|NC-17|PG-13|PG|R-rated)(?![\p{L}\d])/gu;

/**
 * The model's own words for a title, or null where they can't be shown: they are more than plain words, or have a
 * number, a person or a title that isn't in the row. Rather no reason than a wrong one: the ledger says what is so.
 */
export function checkReason(text: string, title: TitleFacts, names: KnownNames): string | null {
  const reason = text.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  if (reason === '' || reason.length > longest || suspicious.test(reason) || caseless.test(reason))
    return null;
  const ratings = (reason.match(rating) ?? []).map((rated) => rated.replace('-rated', ''));
  if (ratings.some((rated) => rated !== title.certification)) return null;
  const rest = reason.replaceAll(rating, '');
  return areFiguresTrue(rest, title) && areNamesTrue(rest, title, names) ? reason : null;
}
