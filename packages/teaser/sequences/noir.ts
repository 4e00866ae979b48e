import { close, scene } from '#stage/camera.ts';
import { wiped, lettering } from '#stage/lettering.ts';
import type { View } from '#stage/script.ts';
import { blindsVeil, dark, fill, shaftVeil } from '#stage/veils.ts';

import {
  type Sequence,
  tellCast,
  tellLines,
  tellMakers,
  tellTitle,
  letterSize,
  twoLines,
} from './telling.ts';

/** Light through blinds, hard edges that uncover words, no colour. */
export const noir: Sequence = (film, reel) => {
  const tint = 'mono';
  const turned = film.pick('side', [1, -1] as const);

  const opening = reel.section('opening', 2);
  reel.say(reel.within(opening, 0, 3), film.ident);
  const woken = reel.within(opening, 2);
  reel.add(
    close(woken, {
      view: { width: 0.62 },
      from: { x: 3 * turned, scale: 1.02 },
      to: { x: -3 * turned, scale: 1.08 },
      tint,
    }),
    fill(woken, 'vignette'),
    ...blindsVeil(opening, { count: 11, openFrom: reel.beats(2), openTo: reel.beats(6), leave: 0.2 }),
    wiped(
      lettering(reel.within(opening, 0.5, 3), film.ident, { role: 'ident', size: 3.4, box: [8, 43, 60, 14] }),
      { from: 'left', length: 700, out: { to: 'right', length: 500 } },
    ),
  );

  const lines = reel.section('lines', 2);
  reel.add(
    scene(lines, { from: { x: -4 * turned }, to: { x: 3 * turned, scale: 1.05 }, tint }),
    fill(lines, 'black', {
      box: [0, 0, 44, 100],
      move: [
        { at: lines.start, x: -100, ease: 'inout' },
        { at: lines.start + 700, x: 0 },
      ],
    }),
    fill(lines, 'side', { box: [43.5, 0, 30, 100], fade: { in: 700 } }),
  );
  tellLines(reel, lines, film.lines, (line, stay, index) => {
    const setting = { role: 'line', size: 4.6, box: [6, 30 + index * 15, 46, 14], down: 'start' } as const;
    reel.add(wiped(lettering(stay, line, setting), { from: 'left', length: 650 }));
  });

  const cast = reel.section('cast', film.cast.length > 2 ? 3 : 2);
  const views: readonly View[] = [
    { width: 0.34, y: -4 },
    { width: 0.3, x: 5, y: 6 },
    { width: 0.42, x: -6 },
    { width: 0.26, y: 2 },
  ];
  const shots = reel.split(cast, Math.max(2, film.cast.length));
  for (const [index, span] of shots.entries()) {
    const to = index % 2 === 0 ? 2 : -2;
    reel.add(
      close(span, {
        view: views[index % views.length] ?? {},
        from: { scale: 1.02, x: -to },
        to: { scale: 1.02, x: to },
        tint,
      }),
      fill(span, 'foot', { box: [0, 40, 100, 60] }),
      shaftVeil(span),
    );
  }
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const isRight = index % 2 === 1;
    reel.add(
      wiped(
        twoLines(turn, [name, part], {
          size: 6,
          small: 2,
          box: isRight ? [40, 62, 54, 28] : [6, 62, 54, 28],
          across: isRight ? 'end' : 'start',
        }),
        { from: isRight ? 'right' : 'left', length: 550 },
      ),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      close(makers, {
        view: { width: 0.8, y: -6 },
        from: { x: 5 * turned, scale: 1.05 },
        to: { x: -3 * turned, scale: 1.05 },
        tint,
        box: [0, 16, 100, 26],
      }),
      wiped(
        twoLines(makers, [film.makers.role, film.makers.names], {
          size: 6,
          small: 2,
          order: 'nameLast',
          box: [6, 52, 88, 32],
        }),
        { from: 'left', length: 650 },
      ),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  const shut = reel.beats(7);
  reel.add(
    scene(title, { from: { scale: 1.16, x: -3 * turned }, to: { scale: 1.02 }, tint }),
    fill(title, 'foot', { box: [0, 30, 100, 70] }),
    ...blindsVeil(title, { count: 11, openFrom: -1, openTo: 0, shutFrom: shut, leave: 0.06 }),
    wiped(
      lettering(title, film.title, {
        role: 'title',
        size: letterSize(film.title, { short: 17, long: 8.5 }),
        box: [6, 22, 88, 56],
      }),
      { from: 'left', length: 1100 },
    ),
    lettering(reel.within(title, 3), film.facts, {
      role: 'facts',
      size: 1.9,
      box: [6, 81, 88, 10],
      down: 'start',
      fade: { in: 500 },
    }),
    dark(reel.within(title, 11), { in: 500 }),
  );
};
