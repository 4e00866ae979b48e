import type { Box, Fade, Lettering, Move, ScriptPart, TextRole, TimeSpan, Unit } from './script.ts';

/** Smallest type, in pixels: a card that is too full even so overflows. */
const smallest = 13;
const step = 0.93;

function fits(inner: HTMLElement, outer: HTMLElement): boolean {
  return inner.scrollWidth <= outer.clientWidth + 1 && inner.scrollHeight <= outer.clientHeight + 1;
}

/** Shrinks words until they fit their boxes. Sizes stay shares of the frame, so that they scale with it. */
export function fitWords(part: HTMLElement, frame: HTMLElement): void {
  for (const inner of part.querySelectorAll<HTMLElement>('[data-size]')) {
    const outer = inner.parentElement;
    let size = Number(inner.dataset['size']);
    if (!outer || !(size > 0)) continue;
    inner.style.fontSize = `max(${smallest}px, ${size}cqi)`;
    while (!fits(inner, outer) && (size / 100) * frame.clientWidth > smallest) {
      size *= step;
      inner.style.fontSize = `max(${smallest}px, ${size.toFixed(3)}cqi)`;
    }
  }
}

type Each = (index: number, count: number) => Omit<Unit, 'text'>;

export type Setting = {
  role: TextRole;
  size: number;
  box: Box;
  ink?: Lettering['ink'];
  across?: Lettering['across'];
  down?: Lettering['down'];
  fade?: Fade;
  move?: readonly Move[];
  pivot?: NonNullable<ScriptPart['pivot']>;
  /** Units that move by themselves, and how. */
  by?: { unit: 'letter' | 'word'; each: Each };
};

/** Scripts whose letters join or stack: they must not be split. */
const joined =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Thai}|\p{Mark}/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function unitsOf(word: string, unit: 'letter' | 'word'): string[] {
  if (unit === 'word' || joined.test(word)) return [word];
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}

function wordsOf(text: string, by: Setting['by']): Unit[][] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (!by) return words.map((text) => [{ text }]);
  const parts = words.map((word) => unitsOf(word, by.unit));
  const count = parts.flat().length;
  let index = 0;
  return parts.map((units) =>
    units.map((text) => {
      const unit = { text, ...by.each(index, count) };
      index += 1;
      return unit;
    }),
  );
}

/** Words on the screen. */
export function lettering(span: TimeSpan, text: string, setting: Setting): ScriptPart {
  const { role, size, box, by, ink = 'light', across = 'start', down = 'end', ...rest } = setting;
  return {
    ...span,
    ...rest,
    box,
    paint: { kind: 'text', text: { role, size, words: wordsOf(text, by), ink, across, down } },
  };
}

type Side = 'left' | 'right' | 'up' | 'down';
const away: Readonly<Record<Side, readonly [number, number]>> = {
  left: [-101, 0],
  right: [101, 0],
  up: [0, -101],
  down: [0, 101],
};

/** A wipe from a side, and back: a window and its content move in opposite directions. */
export function wiped(
  part: ScriptPart,
  { from, length, out }: { from: Side; length: number; out?: { to: Side; length: number } },
): ScriptPart {
  const { box, start, end, ...inner } = part;
  const [x, y] = away[from];
  const keys = (sign: 1 | -1): Move[] => {
    const came: Move[] = [
      { at: start, x: sign * x, y: sign * y, ease: 'inout' },
      { at: start + length, x: 0, y: 0 },
    ];
    if (!out) return came;
    const [outX, outY] = away[out.to];
    return [
      ...came,
      { at: end - out.length, x: 0, y: 0, ease: 'inout' },
      { at: end, x: sign * outX, y: sign * outY },
    ];
  };
  return {
    start,
    end,
    paint: { kind: 'group', clip: true },
    ...(box && { box }),
    move: keys(1),
    parts: [
      {
        start,
        end,
        paint: { kind: 'group', clip: false },
        move: keys(-1),
        parts: [{ start, end, ...inner }],
      },
    ],
  };
}
