import type { Framing, Shot, Span, TeaserScript } from './teaserScript.ts';

/** Keyframes over the whole length of a teaser, so that every part can be set to the same moment. */
export type Track = Keyframe[];

export type TeaserTracks = {
  shots: Track[];
  cards: Track[];
  /** One track for each line of each card of lines, in order. */
  lines: Track[];
};

const fade = 700;
const lineFade = 900;
const quick = 450;

type Point = { at: number; values: Keyframe };

/** Points outside the length or out of order are pulled in: keyframes have to rise from 0 to 1. */
function trackOf(points: Point[], duration: number): Track {
  let last = 0;
  return points.map(({ at, values }) => {
    last = Math.min(1, Math.max(last, at / duration));
    return { ...values, offset: last };
  });
}

/** Seen from `start` to `end`; `in` and `out` say how long coming and going take. */
function shown(
  span: Span,
  duration: number,
  { in: fadeIn, out }: { in: number; out: number },
  light = 1,
): Track {
  const { start, end } = span;
  const points: Point[] = [
    { at: 0, values: { opacity: 0 } },
    { at: start, values: { opacity: 0 } },
    { at: start + fadeIn, values: { opacity: light } },
    { at: end - out, values: { opacity: light } },
    { at: end, values: { opacity: 0 } },
    { at: duration, values: { opacity: 0 } },
  ];
  return trackOf(points, duration);
}

const framed = ({ scale, x, y }: Framing): Keyframe => ({
  transform: `translate(${x}%, ${y}%) scale(${scale})`,
});

/** The camera's way, and still the last view before the next cut. */
function moved(shot: Shot, duration: number): Track {
  return trackOf(
    [
      { at: 0, values: framed(shot.from) },
      { at: shot.start, values: framed(shot.from) },
      { at: shot.end, values: framed(shot.to) },
      { at: duration, values: framed(shot.to) },
    ],
    duration,
  );
}

/** One animation needs the same properties at every offset, so each shot has two: light and way. */
export function teaserTracks(script: TeaserScript, still: boolean): TeaserTracks & { ways: Track[] } {
  const { duration } = script;
  const soft = (length: number) => (still ? 1 : length);
  return {
    shots: script.shots.map((shot, index) => {
      const isFirst = index === 0;
      const isLast = index === script.shots.length - 1;
      return shown(
        shot,
        duration,
        { in: soft(isFirst || isLast ? fade * 2 : 120), out: soft(isLast ? fade * 2 : 120) },
        shot.light,
      );
    }),
    ways: script.shots.map((shot) => moved(still ? { ...shot, from: shot.to } : shot, duration)),
    cards: script.cards.map(({ card, ...span }) => {
      const isLong = card.kind === 'title' || card.kind === 'opening' || card.kind === 'makers';
      const start = card.kind === 'title' ? span.start + 900 : span.start;
      const length = soft(isLong ? fade : quick);
      return shown({ start, end: span.end }, duration, { in: length, out: length });
    }),
    lines: script.cards.flatMap(({ card, end }) =>
      card.kind === 'lines'
        ? card.lines.map((line) => shown({ start: line.at, end }, duration, { in: soft(lineFade), out: 1 }))
        : [],
    ),
  };
}
