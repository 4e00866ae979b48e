import { close, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import type { Pose, View } from '#stage/script.ts';
import { dark, fill, shaftVeil } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** Wide pans over great distances, words cut as if in stone, a light that rises behind the title. */
export const epic: Sequence = (film, reel) => {
  const turned = film.pick('side', [1, -1] as const);

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  reel.add(
    scene(opening, {
      view: { width: 0.7, y: 14 },
      from: { y: -8, scale: 1.2 },
      to: { y: 8, scale: 1.12 },
      tint: 'night',
      ease: 'inout',
      fade: { in: 1600, out: 500, light: 0.8 },
    }),
    lettering(opening, film.ident, {
      role: 'ident',
      size: 1.8,
      box: [10, 42, 80, 16],
      across: 'center',
      down: 'center',
      fade: { in: 900, out: 600 },
    }),
  );

  const lines = reel.section('lines', 2);
  reel.add(
    scene(lines, {
      view: { width: 0.72 },
      from: { x: 16 * turned, scale: 1.32 },
      to: { x: -16 * turned, scale: 1.32 },
      ease: 'inout',
      fade: { in: 500, out: 500 },
    }),
    fill(lines, 'foot', { box: [0, 40, 100, 60], fade: { in: 500, out: 500 } }),
  );
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) =>
    reel.add(
      lettering(turn, line, {
        role: 'line',
        size: 3.6,
        box: [6, 62, 88, 26],
        across: 'center',
        down: 'center',
        fade: { in: 700, out: 500 },
        move: [
          { at: turn.start, scale: 0.97, ease: 'linear' },
          { at: turn.end, scale: 1 },
        ],
      }),
    ),
  );

  const cast = reel.section('cast', film.cast.length > 2 ? 3 : 2);
  const pans: readonly { view: View; from: Pose; to: Pose }[] = [
    { view: { width: 0.46, y: 5 }, from: { y: -7, scale: 1.1 }, to: { y: 6, scale: 1.1 } },
    { view: { width: 0.6, x: -9 }, from: { x: 7, scale: 1.1 }, to: { x: -7, scale: 1.1 } },
    { view: { width: 0.34, y: 4 }, from: { scale: 1 }, to: { scale: 1.14 } },
    {
      view: { width: 0.5, x: 8, y: 4 },
      from: { x: -7, scale: 1.1 },
      to: { x: 7, scale: 1.1 },
    },
  ];
  for (const [index, turn] of reel.split(cast, Math.max(2, film.cast.length)).entries()) {
    const pan = pans[index % pans.length];
    if (!pan) continue;
    reel.add(
      close(turn, { ...pan, fade: { in: 260, out: 260 } }),
      fill(turn, 'foot', { box: [0, 35, 100, 65], fade: { in: 260, out: 260 } }),
    );
  }
  tellCast(reel, cast, film.cast, ({ name, part }, turn) => {
    const grow = (pivot: 0 | 100) => ({
      pivot: [pivot, 50] as const,
      fade: { out: 300, light: 0.75 },
      move: [
        { at: turn.start + 200, across: 0, ease: 'out' as const },
        { at: turn.start + 1400, across: 1 },
      ],
    });
    reel.add(
      fill(turn, 'rule', { box: [0, 78.6, 10, 0.4], ...grow(0) }),
      fill(turn, 'rule', { box: [90, 78.6, 10, 0.4], ...grow(100) }),
      lettering(turn, name, {
        role: 'name',
        size: 4.4,
        box: [12, 66, 76, 16],
        across: 'center',
        fade: { in: 500, out: 300 },
      }),
      lettering(turn, part, {
        role: 'part',
        size: 1.7,
        box: [20, 84, 60, 10],
        across: 'center',
        down: 'start',
        fade: { in: 800, out: 300 },
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.makers.role, {
        role: 'part',
        size: 1.7,
        box: [10, 30, 80, 12],
        across: 'center',
        fade: { in: 500, out: 400 },
      }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 4,
        box: [8, 45, 84, 24],
        across: 'center',
        down: 'start',
        fade: { in: 700, out: 400 },
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  const size = letterSize(film.title, { short: 13, long: 6 });
  reel.add(
    scene(title, {
      view: { width: 0.98 },
      from: { scale: 1.3, y: 5 },
      to: { scale: 1.03, y: -1 },
      ease: 'out',
      tint: 'night',
      fade: { in: 700 },
    }),
    fill(title, 'glow', {
      box: [20, 0, 60, 143],
      fade: [
        { at: title.start, light: 0, ease: 'inout' },
        { at: title.start + reel.beats(7), light: 0.5 },
        { at: title.end, light: 0.35 },
      ],
      move: [
        { at: title.start, y: 60, scale: 0.8, ease: 'out' },
        { at: title.end, y: -12, scale: 1.25 },
      ],
    }),
    fill(title, 'vignette', { fade: { in: 700 } }),
    lettering(reel.within(title, 1), film.title, {
      role: 'title',
      size,
      box: [4, 14, 92, 62],
      across: 'center',
      down: 'center',
      fade: { in: 1500 },
      move: [
        { at: title.start, scale: 0.9, ease: 'out' },
        { at: title.end, scale: 1 },
      ],
    }),
    shaftVeil(reel.within(title, 3, 9)),
    lettering(reel.within(title, 5), film.facts, {
      role: 'facts',
      size: 1.7,
      box: [10, 80, 80, 10],
      across: 'center',
      down: 'start',
      fade: { in: 800 },
    }),
    dark(reel.within(title, 10.8), { in: 800 }),
  );
};
