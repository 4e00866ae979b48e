import { close, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** A small window on the picture, in the dark. It opens as wide as the screen by the end. */
export const chamber: Sequence = (film, reel) => {
  const isLeft = film.pick('side', [true, false] as const);
  const far = isLeft ? 1 : -1;

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  reel.add(
    lettering(opening, film.ident, {
      role: 'ident',
      size: 3,
      box: [7, 40, 60, 12],
      fade: { in: 900, out: 900 },
    }),
  );

  // An upright window beside the words, like a door ajar.
  const lines = reel.section('lines', 2);
  const door = isLeft ? ([8, 14, 24, 72] as const) : ([68, 14, 24, 72] as const);
  const beside = isLeft ? 40 : 8;
  reel.add(
    close(lines, {
      view: { width: 0.24 },
      from: { y: 5, scale: 1.12 },
      to: { y: -5, scale: 1.02 },
      fade: { in: 1600, out: 800 },
      box: door,
    }),
  );
  tellLines(reel, lines, film.lines, (line, stay, index) =>
    reel.add(
      lettering(stay, line, {
        role: 'line',
        size: 4.6,
        box: [beside + index * 2.4, 32 + index * 14, 50, 13],
        fade: { in: 1200, out: 700 },
        by: {
          unit: 'word',
          each: (place) => ({
            fade: [
              { at: stay.start + place * 170, light: 0, ease: 'inout' },
              { at: stay.start + place * 170 + 800, light: 1 },
            ],
          }),
        },
      }),
    ),
  );

  // A strip along the frame; the part to the left of an axis, the player to its right.
  const cast = reel.section('cast', film.cast.length > 2 ? 3 : 2);
  reel.add(
    close(cast, {
      view: { width: 0.7, y: -3 },
      from: { x: 6 * far, scale: 1.06 },
      to: { x: -6 * far, scale: 1.06 },
      fade: { in: 1200, out: 600 },
      box: [0, 0, 100, 46],
    }),
    fill(cast, 'foot', { box: [0, 30, 100, 17] }),
  );
  tellCast(reel, cast, film.cast, ({ name, part }, turn) =>
    reel.add(
      lettering(turn, part, {
        role: 'part',
        size: 1.8,
        box: [5, 61, 31, 13],
        across: 'end',
        fade: { in: 500, out: 400 },
      }),
      lettering(turn, name, {
        role: 'name',
        size: 6,
        box: [39, 56, 57, 19.4],
        fade: { in: 700, out: 400 },
        move: [
          { at: turn.start, x: 1.6, ease: 'out' },
          { at: turn.end, x: 0 },
        ],
      }),
    ),
  );

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      lettering(makers, film.year, {
        role: 'year',
        size: 17,
        box: [5, 25, 38, 42],
        across: 'end',
        fade: { in: 1000, out: 500, light: 0.55 },
      }),
      lettering(makers, film.makers.role, {
        role: 'part',
        size: 1.8,
        box: [47, 31, 48, 12],
        fade: { in: 900, out: 500 },
      }),
      lettering(makers, film.makers.names, {
        role: 'name',
        size: 5.4,
        box: [47, 45, 48, 34],
        down: 'start',
        fade: { in: 900, out: 500 },
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  const opened = title.start + reel.beats(6);
  const leaf = (side: -1 | 1) =>
    fill(title, 'black', {
      box: [side < 0 ? 0 : 50, 0, 50, 100],
      move: [
        { at: title.start, x: side * 58, ease: 'inout' },
        { at: opened, x: side * 101 },
      ],
    });
  reel.add(
    scene(title, {
      from: { scale: 1.22 },
      to: { scale: 1.02 },
      ease: 'out',
      fade: { in: 900 },
    }),
    fill(title, 'foot', { box: [0, 30, 100, 70], fade: { in: 900 } }),
    leaf(-1),
    leaf(1),
    lettering(reel.within(title, 2), film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 15, long: 7.4 }),
      box: [6, 26, 88, 56],
      fade: { in: 1600 },
    }),
    lettering(reel.within(title, 5), film.facts, {
      role: 'facts',
      size: 1.8,
      box: [6, 84, 88, 9],
      down: 'start',
      fade: { in: 900 },
    }),
    dark(reel.within(title, 10.8), { in: 900 }),
  );
};
