import { scene } from '#stage/camera.ts';
import { type Setting, lettering } from '#stage/lettering.ts';
import type { TimeSpan } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** Letters that float in from far apart, and go on floating. */
const floating = (span: TimeSpan, width: number, rest = 0): NonNullable<Setting['by']> => ({
  unit: 'letter',
  each: (index, count) => {
    const off = index - (count - 1) / 2;
    const start = span.start + Math.abs(off) * 55;
    const held = (width * off) / Math.max(1, Math.sqrt(count));
    return {
      fade: [
        { at: start, light: 0, ease: 'inout' },
        { at: start + 1300, light: 1 },
      ],
      move: [
        { at: span.start, dx: held, ease: 'out' },
        { at: span.start + (span.end - span.start) * 0.62, dx: rest * off, ease: 'linear' },
        { at: span.end, dx: rest * off },
      ],
    };
  },
});

/** One long drift through the depth of the picture. */
export const drift: Sequence = (film, reel) => {
  const turned = film.pick('side', [1, -1] as const);
  const fade = { out: 500 };

  const opening = reel.section('opening', 1);
  const lines = reel.section('lines', 2);
  const first: TimeSpan = { start: opening.start, end: lines.end };
  reel.say(opening, film.ident);
  reel.add(
    scene(first, {
      view: { width: 0.95 },
      from: { x: 6 * turned, y: 2, scale: 1.02 },
      to: { x: -5 * turned, y: -2, scale: 1.26 },
      fade: { in: 2600, out: 1200 },
    }),
    fill(first, 'foot', { box: [0, 45, 100, 55] }),
    lettering(opening, film.ident, {
      role: 'ident',
      size: 1.5,
      box: [6, 10, 60, 10],
      down: 'start',
      fade: { in: 800, out: 500 },
      by: floating(opening, 1.2),
    }),
  );
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) =>
    reel.add(
      lettering(turn, line, {
        role: 'line',
        size: 2.5,
        box: [8, 70, 84, 16],
        across: 'center',
        down: 'center',
        fade,
        by: floating(turn, 0.9),
      }),
    ),
  );

  const cast = reel.section('cast', 2);
  reel.add(
    scene(cast, {
      view: { about: 'subject', width: 0.56, y: -2 },
      from: { y: 5, x: -3 * turned, scale: 1.3 },
      to: { y: -4, x: 2 * turned, scale: 1.06 },
      tint: 'night',
      fade: { in: 1200, out: 700 },
    }),
  );
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const across = index % 2 === 0 ? 'start' : 'end';
    const left = index % 2 === 0 ? 8 : 42;
    const top = [24, 56, 34, 64][index % 4] ?? 40;
    reel.add(
      fill(turn, 'rule', {
        box: [index % 2 === 0 ? 0 : 58, top + 13.6, 42, 0.35],
        pivot: index % 2 === 0 ? [0, 50] : [100, 50],
        fade: { in: 300, out: 400, light: 0.7 },
        move: [
          { at: turn.start, across: 0, ease: 'out' },
          { at: turn.end, across: 1 },
        ],
      }),
      lettering(turn, name, {
        role: 'name',
        size: 2,
        box: [left, top, 50, 11],
        across,
        fade,
        by: floating(turn, 0.7),
      }),
      lettering(turn, part, {
        role: 'part',
        size: 1.5,
        box: [left, top + 16.5, 50, 9],
        across,
        down: 'start',
        fade: { in: 900, out: 400 },
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.makers.role, {
        role: 'part',
        size: 1.5,
        box: [10, 34, 80, 10],
        across: 'center',
        fade: { in: 700, out: 500 },
      }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 2.4,
        box: [10, 47, 80, 14],
        across: 'center',
        down: 'start',
        fade,
        by: floating(makers, 1),
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  reel.add(
    scene(title, {
      view: { width: 0.98 },
      from: { scale: 1.55, y: 3 },
      to: { scale: 1.02, y: -1 },
      ease: 'out',
      fade: { in: 1600 },
    }),
    fill(title, 'vignette', { fade: { in: 1600 } }),
    fill(title, 'foot', { box: [0, 35, 100, 65], fade: { in: 1600 } }),
    lettering(title, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 6.2, long: 3 }),
      box: [4, 30, 92, 46],
      across: 'center',
      down: 'center',
      by: floating(title, 3.4),
    }),
    lettering(reel.within(title, 6), film.facts, {
      role: 'facts',
      size: 1.6,
      box: [10, 79, 80, 10],
      across: 'center',
      down: 'start',
      fade: { in: 900 },
    }),
    dark(reel.within(title, 10.6), { in: 1000 }),
  );
};
