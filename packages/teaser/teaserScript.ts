import { firstSentence, cardLines } from './cardLines.ts';
import type { MoodName } from './score/score.ts';
import { sequences } from './sequences/sequences.ts';
import { type SoundWords, withSoundCues } from './soundCues.ts';
import { chooseSequence } from './stage/chooseSequence.ts';
import type { ArtPaths } from './stage/loadArt.ts';
import { type Material, pickBy } from './stage/material.ts';
import { Reel } from './stage/reel.ts';
import type { Cue, PaintSource, ScriptPart, TeaserScript } from './stage/script.ts';
import { moodFor } from './teaserScore.ts';

/** The facts of a teaser, the same for films and series. */
export type TeaserFacts = {
  title: string;
  tagline: string;
  overview: string;
  /** "Directed by" or "Created by" with the names, where they are known. */
  makers: { role: string; names: string[] } | null;
  cast: { name: string; part: string }[];
  year: string;
  /** Year, length and genres, for the last card. */
  facts: string[];
  genres: string[];
  keywords: string[];
  certification: string | null;
  art: ArtPaths;
};

const maxLines = 3;
const maxCredits = 4;
const maxMakers = 2;

function openingLines({ tagline, overview }: TeaserFacts): string[] {
  const lines = cardLines(tagline);
  if (lines.length > 0 && lines.length <= maxLines) return lines;
  const sentence = cardLines(firstSentence(tagline || overview));
  return sentence.length <= maxLines ? sentence : [];
}

function makersOf(role: string, everyName: readonly string[], words: TeaserWords): Material['makers'] {
  const names = everyName.slice(0, maxMakers).join(', ');
  return { role, names, caption: words.credited(role, names) };
}

function materialOf(facts: TeaserFacts, words: TeaserWords): Material {
  const { title, makers, cast, year, art } = facts;
  const isKnown = makers !== null && makers.names.length > 0;
  return {
    title,
    lines: openingLines(facts),
    cast: cast
      .slice(0, maxCredits)
      .map(({ name, part }) => ({ name, part, caption: words.castAs(name, part) })),
    makers: isKnown ? makersOf(makers.role, makers.names, words) : null,
    year,
    facts: facts.facts.join(' · '),
    ident: words.shows,
    hasPoster: art.poster !== null,
    seasons: art.seasons.length,
    portraits: art.portraits.length,
    pick: pickBy(title),
  };
}

/** A sequence's words from the interface. */
export type TeaserWords = {
  /** Who presents the film. */
  shows: string;
  castAs: (name: string, part: string) => string;
  credited: (role: string, names: string) => string;
  /** The sound, for captions. */
  sounds: Readonly<Record<MoodName, SoundWords>>;
};

/** The title sequence of a title: pictures, words, captions and sections, each with its time. */
export function teaserScript(facts: TeaserFacts, words: TeaserWords): TeaserScript {
  const name = chooseSequence(facts);
  const { cut, ...beat } = sequences[name];
  const reel = new Reel(beat);
  cut(materialOf(facts, words), reel);
  const script = reel.script(name);
  return { ...script, cues: withSoundCues(script, words.sounds[moodFor(name, facts.title)]) };
}

/** The current words, or null between them. */
export function cueAt(script: TeaserScript, position: number): Cue | null {
  return script.cues.findLast(({ start, end }) => start <= position && position < end) ?? null;
}

/** The pictures that a film shows. */
export function paintSourcesOf(
  parts: readonly ScriptPart[],
  found = new Set<PaintSource>(),
): Set<PaintSource> {
  for (const { paint, parts: inner } of parts) {
    if (paint.kind === 'art') found.add(paint.source);
    if (inner) paintSourcesOf(inner, found);
  }
  return found;
}
