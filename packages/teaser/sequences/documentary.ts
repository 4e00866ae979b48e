import { close, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import type { Box, PaintSource, ScriptPart, TimeSpan, View } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

const views: readonly View[] = [
  { width: 0.3 },
  { width: 0.18, x: 6, y: -6 },
  { width: 0.5, about: 'middle' },
  { width: 0.22, x: -4, y: 6 },
  { width: 0.4, x: -8, y: 8 },
  { width: 0.7, y: -6 },
];

/** A picture of its own in a cell of the grid, laid down at its moment. */
function print(span: TimeSpan, box: Box, index: number, source: PaintSource | null): ScriptPart {
  const shot = source
    ? ({ source, view: { about: 'middle', width: 0.84 } } as const)
    : { view: views[index % views.length] ?? {} };
  return close(span, { ...shot, box, from: { scale: 1 }, to: { scale: 1.05 }, fade: { in: 200 } });
}

/** Stills in a grid, looked at one by one; captions that say who and when, and nothing else. */
export const documentary: Sequence = (film, reel) => {
  const pictureOf = (index: number): PaintSource | null => (index < film.seasons ? `season${index}` : null);

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  reel.add(
    fill(opening, 'accent', { box: [6, 46.4, 1.1, 7] }),
    lettering(opening, film.ident, { role: 'ident', size: 2.2, box: [9, 44, 50, 12], down: 'center' }),
    lettering(reel.within(opening, 1), film.year, {
      role: 'caption',
      size: 2.2,
      box: [60, 44, 34, 12],
      across: 'end',
      down: 'center',
    }),
  );

  // Six prints on a table; then the camera goes to one of them.
  const lines = reel.section('lines', 3);
  const columns = 3;
  const width = 28;
  const gap = 2;
  const prints = Array.from({ length: 6 }, (_, index) => {
    const box = [
      6 + (index % columns) * (width + gap),
      8 + Math.floor(index / columns) * 34,
      width,
      31,
    ] as const;
    return print(reel.within(lines, index), box, index, pictureOf(index));
  });
  reel.add({
    ...lines,
    paint: { kind: 'group', clip: false },
    fade: { out: 300 },
    pivot: [film.pick('print', [20, 50, 80]), 24],
    move: [
      { at: lines.start + reel.beats(6), scale: 1, ease: 'inout' },
      { at: lines.end, scale: 1.22 },
    ],
    parts: prints,
  });
  reel.add(fill(lines, 'foot', { box: [0, 58, 100, 42] }));
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) =>
    reel.add(
      lettering(turn, line, {
        role: 'line',
        size: 3.4,
        box: [6, 78, 88, 14],
        down: 'center',
        fade: { in: 250, out: 150 },
      }),
    ),
  );

  const cast = reel.section('cast', film.cast.length > 2 ? 3 : 2);
  const turns = reel.split(cast, Math.max(2, film.cast.length));
  for (const [index, turn] of turns.entries())
    reel.add(
      close(turn, {
        view: views[(index + 1) % views.length] ?? {},
        from: { scale: 1 },
        to: { scale: 1.07 },
      }),
      fill(turn, 'foot', { box: [0, 40, 100, 60] }),
    );
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const hasPortrait = index < film.portraits;
    const left = hasPortrait ? 22 : 9;
    reel.add(
      ...(hasPortrait
        ? [
            close(turn, {
              source: `portrait${index}`,
              view: { about: 'middle', width: 0.84 },
              box: [6, 66, 13, 26],
              from: { scale: 1 },
              to: { scale: 1.04 },
              fade: { in: 250 },
            }),
          ]
        : []),
      fill(turn, 'accent', {
        box: [hasPortrait ? 19 : 6, 66, 0.6, 26],
        pivot: [50, 0],
        move: [
          { at: turn.start, down: 0, ease: 'out' },
          { at: turn.start + 350, down: 1 },
        ],
      }),
      lettering(turn, name, { role: 'name', size: 3.4, box: [left, 66, 70, 13], fade: { in: 300 } }),
      lettering(turn, part, {
        role: 'caption',
        size: 2,
        box: [left, 81, 70, 11],
        down: 'start',
        fade: { in: 500 },
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.makers.role, {
        role: 'caption',
        size: 2,
        box: [9, 36, 80, 9],
        fade: { in: 300 },
      }),
      fill(makers, 'accent', { box: [6, 38, 0.6, 30] }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 4.4,
        box: [9, 47, 82, 30],
        down: 'start',
        fade: { in: 300 },
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  reel.add(
    scene(title, { from: { scale: 1.02 }, to: { scale: 1.1 }, fade: { in: 500 } }),
    fill(title, 'side', { box: [0, 0, 90, 100], fade: { in: 500 } }),
    fill(reel.within(title, 1), 'accent', {
      box: [6, 20, 0.8, 60],
      pivot: [50, 0],
      move: [
        { at: title.start + reel.beats(1), down: 0, ease: 'out' },
        { at: title.start + reel.beats(3), down: 1 },
      ],
    }),
    lettering(reel.within(title, 1), film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 9, long: 5 }),
      box: [9, 20, 68, 48],
      down: 'start',
      fade: { in: 400 },
    }),
    lettering(reel.within(title, 3), film.facts, {
      role: 'facts',
      size: 2,
      box: [9, 71, 80, 9],
      down: 'end',
      fade: { in: 400 },
    }),
    dark(reel.within(title, 11), { in: 600 }),
  );
};
