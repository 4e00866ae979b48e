import { player } from '#web/messages/en/player.ts';

import { firstSentence, titleLines } from './titleLines.ts';

/** What a teaser is made of, the same for films and series. */
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
};

export type TeaserCard =
  | { kind: 'opening'; text: string }
  | { kind: 'lines'; lines: { text: string; at: number }[] }
  | { kind: 'credit'; name: string; part: string }
  | { kind: 'makers'; role: string; names: string; year: string }
  | { kind: 'title'; title: string; facts: string[] };

export type Span = { start: number; end: number };

/** A view of the backdrop: the camera goes from one framing to the other while it lasts. */
export type Shot = Span & { from: Framing; to: Framing; light: number };

/** Size of the picture against the screen, and how far its middle is moved, in hundredths of the screen. */
export type Framing = { scale: number; x: number; y: number };

export type TeaserScript = {
  duration: number;
  shots: Shot[];
  cards: (Span & { card: TeaserCard })[];
  /** The cards' words as captions. */
  cues: (Span & { text: string })[];
};

const seconds = (count: number) => Math.round(count * 1000);

const opening = seconds(2.6);
const pictureFirst = seconds(2);
const lineStep = seconds(1.6);
const lineRest = seconds(2);
const credit = seconds(2.2);
const makersCard = seconds(3.2);
const finale = seconds(6.6);

const maxLines = 3;
const maxCredits = 4;

const wide: Framing = { scale: 1.04, x: 0, y: 0 };

/** Where the camera goes in each part; every teaser moves alike, the picture makes it another film. */
const camera = {
  lines: { from: wide, to: { scale: 1.16, x: -2, y: 1 }, light: 1 },
  credits: [
    { from: { scale: 1.7, x: -16, y: 6 }, to: { scale: 1.7, x: -9, y: 3 }, light: 0.5 },
    { from: { scale: 2.1, x: 14, y: -10 }, to: { scale: 2, x: 8, y: -6 }, light: 0.5 },
  ],
  finale: { from: { scale: 1.3, x: -3, y: 2 }, to: wide, light: 0.85 },
} as const satisfies Record<string, unknown>;

function openingLines(facts: TeaserFacts): string[] {
  const lines = titleLines(facts.tagline);
  if (lines.length > 0 && lines.length <= maxLines) return lines;
  const sentence = titleLines(firstSentence(facts.tagline || facts.overview));
  return sentence.length <= maxLines ? sentence : [];
}

/** The timed sequence of a title's teaser, some thirty seconds: words, faces' names, and the picture under them. */
export function teaserScript(facts: TeaserFacts): TeaserScript {
  const script: TeaserScript = { duration: 0, shots: [], cards: [], cues: [] };
  let at = 0;
  const add = (length: number, card: TeaserCard, caption: string): void => {
    script.cards.push({ start: at, end: at + length, card });
    if (caption !== '') script.cues.push({ start: at, end: at + length, text: caption });
    at += length;
  };

  add(opening, { kind: 'opening', text: player.shows }, player.shows);

  const lines = openingLines(facts);
  const firstShot = at;
  at += pictureFirst;
  if (lines.length > 0) {
    for (const [index, text] of lines.entries()) {
      const start = at + index * lineStep;
      const isLast = index === lines.length - 1;
      script.cues.push({ start, end: start + lineStep + (isLast ? lineRest : 0), text });
    }
    const timed = lines.map((text, index) => ({ text, at: at + index * lineStep }));
    add(lines.length * lineStep + lineRest, { kind: 'lines', lines: timed }, '');
  }
  script.shots.push({ start: firstShot, end: at, ...camera.lines });

  const cast = facts.cast.slice(0, maxCredits);
  const half = Math.ceil(cast.length / 2);
  for (const [index, people] of [cast.slice(0, half), cast.slice(half)].entries()) {
    const framing = camera.credits[index];
    if (people.length === 0 || framing === undefined) continue;
    const start = at;
    for (const { name, part } of people)
      add(credit, { kind: 'credit', name, part }, player.castAs(name, part));
    script.shots.push({ start, end: at, ...framing });
  }

  if (facts.makers && facts.makers.names.length > 0) {
    const names = facts.makers.names.slice(0, 2).join(', ');
    add(
      makersCard,
      { kind: 'makers', role: facts.makers.role, names, year: facts.year },
      player.credited(facts.makers.role, names),
    );
  }

  script.shots.push({ start: at, end: at + finale, ...camera.finale });
  const caption = [facts.title, ...facts.facts].join(', ');
  add(finale, { kind: 'title', title: facts.title, facts: facts.facts }, caption);
  script.duration = at;
  return script;
}

/** The words to be read at a moment, or null between them. */
export function cueAt(script: TeaserScript, position: number): TeaserScript['cues'][number] | null {
  return script.cues.findLast(({ start, end }) => start <= position && position < end) ?? null;
}
