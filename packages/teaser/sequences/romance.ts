import { close, scene } from '#stage/camera.ts';
import { type Setting, lettering } from '#stage/lettering.ts';
import type { Pose, TimeSpan, View } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** Words that appear one after the other, as if being thought of. */
const thought = (span: TimeSpan, step: number): NonNullable<Setting['by']> => ({
  unit: 'word',
  each: (index) => {
    const at = span.start + index * step;
    return {
      fade: [
        { at, light: 0, ease: 'inout' },
        { at: at + 900, light: 1 },
      ],
      move: [
        { at, dy: 0.18, ease: 'out' },
        { at: at + 1600, dy: 0 },
      ],
    };
  },
});

/** Pictures that dissolve into each other, in three-four time. Two names move together. */
export const romance: Sequence = (film, reel) => {
  const melt = 1500;
  /** Pictures overlap: each begins before the one before it has gone. */
  const overlapping = (span: TimeSpan): TimeSpan => ({
    start: Math.max(0, span.start - melt / 2),
    end: span.end + melt / 2,
  });

  const opening = reel.section('opening', 2);
  reel.say(opening, film.ident);
  reel.add(
    close(overlapping(opening), {
      view: { width: 0.3 },
      from: { y: 5, scale: 1.1 },
      to: { y: -5, scale: 1.06 },
      fade: { in: 2400, out: melt, light: 0.85 },
    }),
    fill(opening, 'vignette', { fade: { in: 1400, out: melt } }),
    lettering(opening, film.ident, {
      role: 'ident',
      size: 3,
      box: [10, 42, 80, 16],
      across: 'center',
      down: 'center',
      fade: { in: 1200, out: 900 },
    }),
  );

  const lines = reel.section('lines', 3);
  reel.add(
    scene(overlapping(lines), {
      view: { width: 0.9 },
      from: { x: 5, scale: 1.06 },
      to: { x: -4, scale: 1.16 },
      fade: { in: melt, out: melt },
    }),
    fill(overlapping(lines), 'side', { box: [0, 0, 75, 100], fade: { in: melt, out: melt } }),
  );
  tellLines(reel, lines, film.lines, (line, stay, index) =>
    reel.add(
      lettering(stay, line, {
        role: 'line',
        size: 5.4,
        box: [7, 30 + index * 13, 60, 12.6],
        down: 'start',
        by: thought(stay, 260),
        fade: { out: 700 },
      }),
    ),
  );

  const cast = reel.section('cast', film.cast.length > 2 ? 4 : 3);
  const [first, second, ...others] = film.cast;
  const together = others.length > 0 ? reel.split(cast, 2) : [cast];
  const melts: readonly { view: View; from: Pose; to: Pose }[] = [
    { view: { width: 0.44, y: -3 }, from: { x: -4, scale: 1.08 }, to: { x: 4, scale: 1.08 } },
    { view: { width: 0.34, x: -14, y: 4 }, from: { y: 4, scale: 1.08 }, to: { y: -4, scale: 1.12 } },
  ];
  for (const [index, turn] of together.entries()) {
    const shot = melts[index];
    if (!shot) continue;
    const span = overlapping(turn);
    reel.add(
      close(span, { ...shot, fade: { in: melt, out: melt, light: 0.75 } }),
      fill(span, 'glow', {
        box: [10, -20, 80, 140],
        fade: { in: melt, out: melt, light: 0.22 },
        move: [
          { at: span.start, x: -14, ease: 'inout' },
          { at: span.end, x: 14 },
        ],
      }),
      fill(span, 'foot', { box: [0, 42, 100, 58], fade: { in: melt, out: melt } }),
    );
  }
  // The two leads begin at the edges and end side by side.
  const meet = together[0] ?? cast;
  tellCast(
    reel,
    meet,
    [first, second].flatMap((one) => (one ? [one] : [])),
    (credit, _turn, index) => {
      const isRight = index === 1;
      const away = second ? (isRight ? 26 : -26) : 0;
      const box = second ? ([isRight ? 51.5 : 4, 66, 44.5, 12] as const) : ([5, 66, 90, 12] as const);
      const across = second ? (isRight ? 'start' : 'end') : 'center';
      const span = { start: meet.start, end: meet.end };
      const move = [
        { at: span.start, x: away, ease: 'out' as const },
        { at: span.end, x: 0 },
      ];
      reel.add(
        lettering(span, credit.name, {
          role: 'name',
          size: 4.8,
          box,
          across,
          move,
          fade: { in: 1400, out: 700 },
        }),
        lettering(span, credit.part, {
          role: 'part',
          size: 1.8,
          box: [box[0], 80, box[2], 9],
          across,
          down: 'start',
          move,
          fade: { in: 1800, out: 700 },
        }),
      );
    },
  );
  const rest = together[1];
  if (rest)
    tellCast(reel, rest, others, ({ name }, turn) =>
      reel.add(
        lettering(turn, name, {
          role: 'name',
          size: 4.2,
          box: [8, 68, 84, 14],
          across: 'center',
          down: 'center',
          fade: { in: 700, out: 500 },
        }),
      ),
    );

  const makers = reel.section('makers', film.makers ? 2 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.makers.role, {
        role: 'part',
        size: 1.8,
        box: [10, 34, 80, 8],
        across: 'center',
        fade: { in: 800, out: 700 },
      }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 4.6,
        box: [8, 44, 84, 26],
        across: 'center',
        down: 'start',
        fade: { in: 900, out: 700 },
      }),
    );
  }

  const title = reel.section('title', 4);
  tellTitle(reel, title, film);
  reel.add(
    scene(overlapping(title), {
      view: { width: 0.98 },
      from: { scale: 1.18, y: 2 },
      to: { scale: 1.02 },
      ease: 'out',
      fade: { in: melt * 1.4 },
    }),
    fill(title, 'foot', { box: [0, 25, 100, 75], fade: { in: melt } }),
    lettering(reel.within(title, 1.5), film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 14, long: 7 }),
      box: [6, 26, 88, 54],
      across: 'center',
      down: 'end',
      by: thought(reel.within(title, 1.5), 480),
    }),
    lettering(reel.within(title, 5), film.facts, {
      role: 'facts',
      size: 1.8,
      box: [6, 84, 88, 9],
      across: 'center',
      down: 'start',
      fade: { in: 900 },
    }),
    dark(reel.within(title, 10.6), { in: 900 }),
  );
};
