import { close, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import type { Reel } from '#stage/reel.ts';
import type { Box, ScriptPart, TimeSpan, View } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

const views: readonly View[] = [
  { width: 0.34 },
  { width: 0.2, x: 5, y: -4 },
  { width: 0.6, x: -6 },
  { width: 0.26, x: -8, y: 8 },
  { width: 0.16, y: 2 },
  { width: 0.44, x: 6, y: -6 },
];

const wayOf = { left: [-101, 0], right: [101, 0], up: [0, -101], down: [0, 101] } as const;

/** A panel that snaps open from one of its sides and holds a picture that creeps. */
function panel(
  span: TimeSpan,
  box: Box,
  shot: number,
  from: keyof typeof wayOf,
  view = views[shot % views.length] ?? {},
): ScriptPart {
  const [across, down] = wayOf[from];
  const creep = shot % 2 === 0 ? 2 : -2;
  return {
    ...span,
    paint: { kind: 'group', clip: true },
    box,
    parts: [
      {
        ...span,
        paint: { kind: 'group', clip: false },
        move: [
          { at: span.start, x: across, y: down, ease: 'out' },
          { at: span.start + 260, x: 0, y: 0 },
        ],
        parts: [
          close(span, {
            view,
            from: { scale: 1.04, x: -creep },
            to: { scale: 1.1, x: creep },
          }),
        ],
      },
    ],
  };
}

/** The picture comes together in four strips, one a beat. */
function strips(reel: Reel, title: TimeSpan, gap: number): ScriptPart[] {
  const run = reel.within(title, 0, 4);
  return reel.split(run, 4).map((beat, index) => {
    const strip: View = { about: 'middle', x: (index - 1.5) * 24, width: 0.2 };
    const box: Box = [index * 25, 0, 25 - gap / 2, 100];
    return panel({ start: beat.start, end: run.end }, box, index, index % 2 === 0 ? 'down' : 'up', strip);
  });
}

/** Split frames and cuts on the beat, under a line that runs out. */
export const thriller: Sequence = (film, reel) => {
  const first = film.pick('shot', [0, 1, 2, 3] as const);
  const gap = 0.7;

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  reel.add(
    lettering(opening, film.ident, { role: 'ident', size: 3.4, box: [5, 40, 60, 14], fade: { in: 40 } }),
  );

  // Three upright panels, one a bar.
  const lines = reel.section('lines', 3);
  const third = (100 - 2 * gap) / 3;
  for (const [index, turn] of reel.split(lines, 3).entries()) {
    const box = [index * (third + gap), 0, third, 64] as const;
    reel.add(
      panel({ start: turn.start, end: lines.end }, box, first + index, index % 2 === 0 ? 'up' : 'down'),
    );
  }
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) =>
    reel.add(
      lettering(turn, line, {
        role: 'line',
        size: 6,
        box: [5, 70, 90, 20],
        down: 'center',
        fade: { in: 40 },
        move: [
          { at: turn.start, x: 3, ease: 'out' },
          { at: turn.end, x: 0 },
        ],
      }),
    ),
  );

  const cast = reel.section('cast', Math.max(3, film.cast.length));
  for (const [index, turn] of reel.split(cast, Math.max(3, film.cast.length)).entries()) {
    const isRight = index % 2 === 1;
    const wide: Box = isRight ? [38, 0, 62, 100] : [0, 0, 62, 100];
    const upper: Box = isRight ? [0, 0, 37.3, 49] : [62.7, 0, 37.3, 49];
    const lower: Box = isRight ? [0, 50.7, 37.3, 49.3] : [62.7, 50.7, 37.3, 49.3];
    const [one, two] = reel.split(turn, 2);
    if (!one || !two) continue;
    reel.add(
      panel(one, wide, first + index, isRight ? 'right' : 'left'),
      panel(two, wide, first + index + 3, isRight ? 'right' : 'left'),
      panel(reel.within(turn, 0.5), upper, first + index + 1, 'up'),
      panel(reel.within(turn, 1), lower, first + index + 4, 'down'),
      fill(turn, 'foot', { box: [wide[0], 40, 62, 60] }),
    );
  }
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const left = index % 2 === 1 ? 41 : 4;
    reel.add(
      lettering(turn, name, {
        role: 'name',
        size: 7.6,
        box: [left, 56, 56, 26],
        fade: { in: 40 },
        move: [
          { at: turn.start, x: 4, ease: 'out' },
          { at: turn.end, x: 0 },
        ],
      }),
      lettering(reel.within(turn, 0.5), part, {
        role: 'part',
        size: 1.8,
        box: [left, 84, 56, 10],
        down: 'start',
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.makers.role, { role: 'part', size: 1.8, box: [5, 30, 90, 10] }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 8,
        box: [5, 42, 90, 40],
        down: 'start',
        move: [
          { at: makers.start, x: 2, ease: 'out' },
          { at: makers.end, x: 0 },
        ],
      }),
    );
  }

  // The line has run from the first frame to here.
  const title = reel.section('title', 4);
  reel.add(
    fill({ start: 0, end: title.start }, 'accent', {
      box: [0, 98.4, 100, 1.6],
      pivot: [0, 50],
      move: [
        { at: 0, across: 1, ease: 'linear' },
        { at: title.start, across: 0 },
      ],
    }),
  );
  tellTitle(reel, title, film);
  reel.add(...strips(reel, title, gap));
  const all = reel.within(title, 4);
  reel.add(
    scene(all, { from: { scale: 1.12 }, to: { scale: 1.02 }, ease: 'out' }),
    fill(all, 'foot', { box: [0, 15, 100, 85] }),
    fill(all, 'side', { box: [0, 0, 100, 100], fade: { light: 0.7 } }),
    lettering(all, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 22, long: 10 }),
      box: [4, 12, 92, 66],
      down: 'end',
      move: [
        { at: all.start, scale: 1.25, ease: 'out' },
        { at: all.start + 200, scale: 1.01, ease: 'linear' },
        { at: all.end, scale: 1 },
      ],
      pivot: [0, 100],
    }),
    lettering(reel.within(title, 6), film.facts, {
      role: 'facts',
      size: 1.8,
      box: [4.4, 83, 90, 10],
      down: 'start',
      fade: { in: 60 },
    }),
    dark(reel.within(title, 15)),
  );
};
