import { close, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import { hashOf } from '#stage/material.ts';
import type { LightChange, TimeSpan } from '#stage/script.ts';
import { dark, fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** The picture comes nearer whenever it is dark. Small words, alone. */
export const horror: Sequence = (film, reel) => {
  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  const small = { across: 'center', down: 'center', box: [8, 36, 84, 28] } as const;
  reel.add(
    lettering(reel.within(opening, 0.3), film.ident, {
      ...small,
      role: 'ident',
      size: 1.7,
      fade: { in: 900, out: 700 },
    }),
  );

  const lines = reel.section('lines', 2);
  const cast = reel.section('cast', film.cast.length > 2 ? 3 : 2);
  const push: TimeSpan = { start: lines.start, end: cast.end };
  reel.add(
    scene(push, {
      view: { width: 0.96 },
      from: { scale: 1 },
      to: { scale: 1.62, y: -3 },
      ease: 'in',
      fade: { in: 2500, light: 0.9 },
    }),
    fill(push, 'vignette'),
  );

  /** Dark for the second half of a turn, with words in it. */
  const inTheDark = (turn: TimeSpan, text: string, size: number) => {
    const length = turn.end - turn.start;
    const night = { start: turn.start + length * 0.55, end: turn.end };
    reel.add(
      dark(night),
      lettering({ start: night.start + 250, end: night.end - 150 }, text, {
        ...small,
        role: 'line',
        size,
        fade: { in: 450, out: 120 },
      }),
    );
  };
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) => inTheDark(turn, line, 2.5));
  tellCast(reel, cast, film.cast, ({ name }, turn, index) => {
    inTheDark(turn, name, 2.2);
    // One blink of another shot, once in a turn: far below the limit for flashes.
    const at = turn.start + (turn.end - turn.start) * 0.2;
    const view = { width: 0.16 + 0.05 * (index % 2), x: index % 2 === 0 ? 2 : -3 };
    reel.add({
      ...close({ start: at, end: at + 110 }, { view, from: { scale: 1.1 }, tint: 'mono' }),
      isMotion: true,
    });
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      close(makers, {
        view: { width: 0.3, y: 8 },
        from: { y: 4, scale: 1.06 },
        to: { y: -4, scale: 1.06 },
        tint: 'night',
        fade: { in: 1200, out: 400, light: 0.75 },
      }),
      lettering(makers, `${film.makers.role} ${film.makers.names}`, {
        ...small,
        role: 'line',
        size: 2,
        fade: { in: 900, out: 500 },
      }),
    );
  }

  const title = reel.section('title', 2);
  tellTitle(reel, title, film);
  const glimpse: LightChange[] = [
    { at: title.start, light: 0 },
    { at: title.start + reel.beats(3), light: 0.24, ease: 'inout' },
    { at: title.start + reel.beats(6), light: 0.24, ease: 'hold' },
    { at: title.start + reel.beats(6.4), light: 0 },
  ];
  reel.add(
    close(title, {
      view: { width: 0.42 },
      from: { scale: 1.2 },
      to: { scale: 1 },
      tint: 'mono',
      fade: glimpse,
    }),
    lettering(title, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 6.4, long: 3.6 }),
      box: [7, 22, 86, 50],
      across: 'center',
      down: 'center',
      by: {
        unit: 'letter',
        each: (index, count) => {
          const start = title.start + 250 + (hashOf(`${film.title} ${index}`) % 1800);
          const end = title.end - 500 - (hashOf(`${count - index} ${film.title}`) % 500);
          return {
            fade: [
              { at: start, light: 0, ease: 'inout' },
              { at: start + 900, light: 1 },
              { at: end, light: 1, ease: 'inout' },
              { at: end + 400, light: 0 },
            ],
          };
        },
      },
    }),
    lettering(reel.within(title, 3.5, 7), film.facts, {
      role: 'facts',
      size: 1.6,
      box: [10, 76, 80, 12],
      across: 'center',
      down: 'start',
      fade: { in: 900, out: 400 },
    }),
  );
};
