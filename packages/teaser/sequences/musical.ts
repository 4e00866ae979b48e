import { close, scene } from '#stage/camera.ts';
import { type Setting, lettering } from '#stage/lettering.ts';
import type { PaintFill, Lettering, ScriptPart, TimeSpan } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import {
  type Sequence,
  tellCast,
  tellLines,
  tellMakers,
  tellTitle,
  letterSize,
  twoLines,
} from './telling.ts';

const stripes = 10;
const colours: readonly PaintFill[] = ['accent', 'light', 'mid', 'accent', 'dark'];

/** Stripes that rise and fall with the bar, each a little after its neighbour. */
function dancing(span: TimeSpan, beat: number, height: number): ScriptPart[] {
  const beats = Math.max(1, Math.round((span.end - span.start) / beat));
  return Array.from({ length: stripes }, (_, index) =>
    fill(span, colours[index % colours.length] ?? 'accent', {
      box: [index * 10 - 0.1, 100 - height, 10.2, height],
      pivot: [50, 100],
      move: Array.from({ length: beats + 1 }, (_, step) => ({
        at: span.start + step * beat,
        down: 0.25 + 0.75 * Math.abs(Math.sin(index * 1.7 + step * 2.1)),
        ease: 'out' as const,
      })),
    }),
  );
}

/** A curtain of stripes that opens to both sides, the middle first. */
const curtain = (span: TimeSpan, opens: number): ScriptPart[] =>
  Array.from({ length: stripes }, (_, index) => {
    const off = index - (stripes - 1) / 2;
    return fill(span, index % 2 === 0 ? 'accent' : 'mid', {
      box: [index * 10 - 0.1, 0, 10.3, 100],
      move: [
        { at: opens + Math.abs(off) * 30, x: 0, ease: 'inout' },
        { at: opens + 900 + Math.abs(off) * 30, x: Math.sign(off) * 620 },
      ],
    });
  });

/** Letters lit one after the other, as bulbs on a theatre front. */
const lit = (start: number, step: number): NonNullable<Setting['by']> => ({
  unit: 'letter',
  each: (index) => ({
    fade: [
      { at: start + index * step, light: 0.14, ease: 'hold' },
      { at: start + index * step + 30, light: 1 },
    ],
  }),
});

/** A curtain, spotlights, stripes that dance: every cut is on the beat. */
export const musical: Sequence = (film, reel) => {
  const beat = reel.beats(1);

  const opening = reel.section('opening', 2);
  reel.say(reel.within(opening, 0, 4), film.ident);
  const opens = opening.start + beat * 4;
  reel.add(
    scene({ start: opens, end: opening.end }, { from: { scale: 1.24 }, to: { scale: 1.06 }, ease: 'out' }),
    ...curtain(opening, opens),
    lettering(reel.within(opening, 0, 4), film.ident, {
      role: 'ident',
      size: 7,
      box: [10, 36, 80, 28],
      ink: 'onAccent',
      across: 'center',
      down: 'center',
      by: lit(opening.start + beat / 2, beat / 4),
    }),
  );

  const lines = reel.section('lines', Math.max(2, film.lines.length));
  tellLines(reel, lines, film.lines, (line, _stay, index, turn) => {
    const ground: readonly [PaintFill, Lettering['ink']] =
      index % 2 === 0 ? ['dark', 'onDark'] : ['accent', 'onAccent'];
    reel.add(
      fill(turn, ground[0]),
      ...(index % 2 === 0 ? dancing(turn, beat, 38) : []),
      lettering(turn, line, {
        role: 'line',
        size: 7,
        box: [6, 12, 88, index % 2 === 0 ? 44 : 76],
        ink: ground[1],
        across: 'center',
        down: 'center',
        by: {
          unit: 'word',
          each: (place) => ({
            fade: [
              { at: turn.start + place * (beat / 2) - 1, light: 0 },
              { at: turn.start + place * (beat / 2), light: 1 },
            ],
          }),
        },
      }),
    );
  });
  if (film.lines.length === 0) reel.add(fill(lines, 'dark'), ...dancing(lines, beat, 70));

  const cast = reel.section('cast', Math.max(2, film.cast.length));
  // A spotlight that finds the next player on every bar.
  reel.add(close(cast, { view: { width: 0.62 }, from: { scale: 1.02 }, to: { scale: 1.12 } }));
  const turns = reel.split(cast, Math.max(2, film.cast.length));
  reel.add(
    fill(cast, 'spot', {
      box: [47, 8, 46, 81.8],
      isMotion: true,
      move: turns.flatMap((turn, index) => {
        const x = index % 2 === 0 ? 0 : -92;
        return [
          { at: turn.start, x, ease: 'over' as const },
          { at: turn.end - beat * 0.8, x, ease: 'inout' as const },
        ];
      }),
    }),
  );
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const isRight = index % 2 === 1;
    reel.add(
      twoLines(turn, [name, part], {
        size: 6,
        small: 2.1,
        box: isRight ? [53, 24, 43, 52] : [4, 24, 43, 52],
        across: isRight ? 'start' : 'end',
        fade: { in: 60 },
        move: [
          { at: turn.start, y: 8, ease: 'over' },
          { at: turn.start + beat, y: 0 },
        ],
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      fill(makers, 'light'),
      twoLines(makers, [film.makers.role, film.makers.names], {
        size: 6.4,
        small: 2.1,
        order: 'nameLast',
        ink: 'onLight',
        across: 'center',
        box: [8, 22, 84, 56],
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  const step = Math.min(beat / 2, (beat * 5) / Math.max(1, film.title.length));
  reel.add(
    scene(title, { from: { scale: 1.02 }, to: { scale: 1.1 }, tint: 'night' }),
    ...dancing(title, beat, 30),
    fill(title, 'foot', { fade: { light: 0.6 } }),
    lettering(title, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 14, long: 7 }),
      box: [5, 6, 90, 52],
      across: 'center',
      down: 'center',
      by: lit(title.start + beat, step),
    }),
    lettering(reel.within(title, 7), film.facts, {
      role: 'facts',
      size: 2,
      box: [6, 60, 88, 8],
      across: 'center',
      down: 'start',
    }),
    dark(reel.within(title, 11.5)),
  );
};
