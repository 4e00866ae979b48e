import type { TitleFacts } from '#facts.ts';

import { areFiguresTrue } from './figures.ts';
import { type KnownNames, areNamesTrue } from './namesIn.ts';

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
