import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import beside from '@marquee/content/words/beside-names.json' with { type: 'json' };
import versions from '@marquee/content/words/versions.json' with { type: 'json' };

import { cueBefore, mediaOf, type TitleCue } from './cues.ts';
import { phraseAt } from './phraseAt.ts';
import type { LinkContext } from './scene.ts';
import { isOneOfYear, type TitleName } from './titleNames.ts';

/** The context of a name: what leads to it, the year and the kind after it, whether it is written as a name. */
export type Around = {
  from: number;
  to: number;
  cue: TitleCue | null;
  /** After year, "movies", "vibes". */
  end: number;
  year: { value: number; isBracketed: boolean; end: number } | null;
  media: 'movie' | 'tv' | null;
  /** "The British version of", "the UK": which of several versions. */
  country: string | null;
  /** "Fargo vibes", "Fargo-like": what is after the name says that something like it is meant. */
  isLikened: boolean;
  /** Whether its capitals say that it is a name. */
  isNamed: boolean;
  /** Whether its words have capitals, whatever they say. */
  isCapital: boolean;
  isQuoted: boolean;
  /** Whether nothing follows that the name would only describe. */
  isDone: boolean;
  /** "The general vibe": plain words before these name no title. */
  isDescribing: boolean;
};

const kinds = new Set(around.franchiseKinds);
const kindsAfterCue = new Set(around.kindsAfterCue);
const likenings = new Set(around.likenings);
const small = new Set(around.smallWords);
/** What may follow a whole name: another word would make it a part of something else, as in "heat wave". */
const afterNames = new Set(around.afterNames);

const describing = /^(?:vibes?|styles?|type|kind|feel|sort|stuff|movies?|films?|flicks?|shows?|series)$/;

export function aroundName(scene: LinkContext, from: number, to: number, name: TitleName): Around {
  const cue = cueBefore(scene, from);
  const year = yearOf(name, yearAt(scene, to) ?? (cue === null ? null : yearBefore(scene, from, to)));
  const next = year?.end ?? to;
  const blended = phraseAt(scene, next, beside.after);
  const after =
    blended > 0
      ? { end: next + blended, media: null, isLikened: true }
      : afterName(scene, next, cue !== null);
  const isQuoted = scene.isQuoted(from, to) || (year !== null && scene.isQuoted(from, year.end));
  return {
    from,
    to,
    cue,
    year,
    end: after.end,
    media: cue?.media ?? after.media,
    country: countryBefore(scene, from),
    isLikened: after.isLikened,
    ...capitals(scene, from, to),
    isQuoted,
    isDescribing: !scene.isApart(to) && describing.test(scene.word(to)),
    isDone:
      scene.isApart(to) ||
      scene.owner(to - 1) !== null ||
      afterNames.has(scene.word(to)) ||
      year !== null ||
      after.isLikened,
  };
}

/** "Movies", "the series", "vibes" and "-like" belong to the name before them. */
function afterName(
  scene: LinkContext,
  at: number,
  hasCue: boolean,
): Pick<Around, 'end' | 'media' | 'isLikened'> {
  const end = scene.word(at) === 'the' && kinds.has(scene.word(at + 1)) ? at + 1 : at;
  const next = scene.word(end);
  const isLoose = scene.isApart(end);
  if (likenings.has(next) && (scene.isTied(end) || (!isLoose && isLikening(scene, end)))) {
    return { end: end + 1, media: null, isLikened: true };
  }
  const isNear = !isLoose || /^\s*\($/.test(scene.before(end));
  if (isNear && (kinds.has(next) || (hasCue && kindsAfterCue.has(next)))) {
    const isOther = kinds.has(next) && next !== 'series' && next !== 'show';
    return { end: end + 1, media: isOther ? null : mediaOf(next), isLikened: false };
  }
  return { end: at, media: null, isLikened: false };
}

/** "Fargo like movies" and "Fargo type of film", but not "what shows like": a noun or an end must follow. */
function isLikening(scene: LinkContext, at: number): boolean {
  const word = scene.word(at);
  if (word === 'vibes' || word === 'vibe' || word === 'esque' || word === 'style' || word === 'styled')
    return true;
  const next = scene.word(at + 1);
  return mediaOf(next) !== null || next === 'vibe' || next === 'vibes' || next === 'of' || next === 'feel';
}

const countryOf = new Map(
  versions.flatMap(({ country, words }) => words.map((word) => [word, country] as const)),
);

function countryBefore(scene: LinkContext, from: number): string | null {
  const isVersion =
    scene.word(from - 1) === 'of' && /^(?:version|original|remake)$/.test(scene.word(from - 2));
  return countryOf.get(scene.word(isVersion ? from - 3 : from - 1)) ?? null;
}

/** In brackets it belongs to the title, elsewhere perhaps to what is looked for: "like Heat, 2010 or newer". */
const yearOf = (name: TitleName, year: Around['year']): Around['year'] =>
  year !== null && (year.isBracketed || isOneOfYear(name, year.value)) ? year : null;

/** "The 1984 Dune". */
function yearBefore(scene: LinkContext, from: number, to: number): Around['year'] {
  const said = scene.word(from - 1);
  return isYear.test(said) ? { value: Number(said), isBracketed: false, end: to } : null;
}

const isYear = /^(?:18|19|20)\d\d$/;

function yearAt(scene: LinkContext, at: number): Around['year'] {
  if (!isYear.test(scene.word(at))) {
    // "Dune from 1984".
    const isFrom = !scene.isApart(at) && (scene.word(at) === 'from' || scene.word(at) === 'of');
    const isEnd = isFrom && isYear.test(scene.word(at + 1)) && scene.isApart(at + 2);
    return isEnd ? { value: Number(scene.word(at + 1)), isBracketed: false, end: at + 2 } : null;
  }
  const before = scene.before(at);
  if (!/^[\s*_"”'’]*[([]?$|^, ?$/.test(before)) return null;
  return { value: Number(scene.word(at)), isBracketed: /[([]$/.test(before), end: at + 1 };
}

function capitals(scene: LinkContext, from: number, to: number): Pick<Around, 'isNamed' | 'isCapital'> {
  let isCapital = true;
  let isNamed = false;
  let letters = 0;
  for (let at = from; at < to; at += 1) {
    const word = scene.word(at);
    if (/^\d/.test(word)) continue;
    if (to - from > 1 && small.has(word)) continue;
    letters += 1;
    if (!scene.isCapital(at)) isCapital = false;
    if (scene.isNamed(at)) isNamed = true;
  }
  isCapital &&= letters > 0;
  return { isCapital, isNamed: isCapital && isNamed };
}
