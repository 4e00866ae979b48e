import { close, cutOut, scene } from '#stage/camera.ts';
import { lettering } from '#stage/lettering.ts';
import type { TimeSpan, View } from '#stage/script.ts';
import { fill } from '#stage/veils.ts';

import { type Sequence, tellCast, tellLines, tellMakers, tellTitle, letterSize } from './telling.ts';

/** Two colours, hard as noon. Names hit the picture like shots, the title fills it. */
export const western: Sequence = (film, reel) => {
  const tint = 'stark';
  const turned = film.pick('side', [1, -1] as const);
  /** Comes down at once and stays. */
  const hit = (span: TimeSpan) => [
    { at: span.start, scale: 1.35, ease: 'out' as const },
    { at: span.start + 140, scale: 1 },
  ];

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  reel.add(
    fill(opening, 'accent'),
    fill(opening, 'disc-light', {
      box: [40, 26, 20, 47.8],
      move: [
        { at: opening.start, y: 170, ease: 'out' },
        { at: opening.end, y: 0 },
      ],
    }),
    lettering(reel.within(opening, 1), film.ident, {
      role: 'ident',
      size: 3,
      box: [10, 40, 80, 20],
      across: 'center',
      down: 'center',
      ink: 'dark',
    }),
  );

  const lines = reel.section('lines', 3);
  reel.add(
    scene(lines, {
      view: { width: 0.76 },
      from: { x: 17 * turned, scale: 1.25 },
      to: { x: -17 * turned, scale: 1.25 },
      tint,
    }),
  );
  tellLines(reel, lines, film.lines, (line, _stay, _index, turn) => {
    const held = reel.within(turn, 0.5);
    reel.add(
      fill(turn, 'dark', {
        box: [0, 70, 100, 30],
        move: [
          { at: turn.start, x: -100 * turned, ease: 'out' },
          { at: turn.start + 300, x: 0 },
        ],
      }),
      lettering(held, line, {
        role: 'line',
        size: 4.6,
        box: [5, 74, 90, 22],
        ink: 'onDark',
        down: 'center',
        fade: { in: 60 },
        move: hit(held),
      }),
    );
  });

  const cast = reel.section('cast', Math.max(2, film.cast.length));
  const views: readonly View[] = [
    { width: 0.3, x: -4, y: 6 },
    { width: 0.2, x: 2, y: 4 },
    { width: 0.42, x: -8, y: 8 },
    { width: 0.26, x: 4, y: 5 },
  ];
  for (const [index, turn] of reel.split(cast, Math.max(2, film.cast.length)).entries())
    reel.add(
      close(turn, {
        view: views[index % views.length] ?? {},
        from: { scale: 1.04, x: index % 2 === 0 ? -2 : 2 },
        to: { scale: 1.12, x: index % 2 === 0 ? 2 : -2 },
        tint,
      }),
    );
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    // The name on its own plain card for a beat, then over the picture.
    const struck = reel.within(turn, 0, 1);
    const isRight = index % 2 === 1;
    const across = isRight ? 'end' : 'start';
    const box = isRight ? ([30, 60, 66, 22] as const) : ([4, 60, 66, 22] as const);
    reel.add(
      fill(turn, 'dark', { box: [0, 56, 100, 44], fade: { light: 0.94 } }),
      fill(struck, index % 2 === 0 ? 'accent' : 'light'),
      lettering(struck, name, {
        role: 'name',
        size: 8,
        box: [4, 20, 92, 60],
        ink: index % 2 === 0 ? 'onAccent' : 'onLight',
        across: 'center',
        down: 'center',
        move: hit(struck),
      }),
      lettering(reel.within(turn, 1), name, { role: 'name', size: 6, box, across, ink: 'onDark' }),
      lettering(reel.within(turn, 1), part, {
        role: 'part',
        size: 1.9,
        box: [box[0], 84, 66, 11],
        across,
        ink: 'onDark',
        down: 'start',
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    reel.add(
      fill(makers, 'light'),
      lettering(makers, film.makers.role, {
        role: 'part',
        size: 1.9,
        box: [5, 26, 90, 12],
        ink: 'onLight',
        across: 'center',
      }),
      lettering(reel.within(makers, 0.5), film.makers.names, {
        role: 'name',
        size: 6,
        box: [5, 42, 90, 34],
        ink: 'onLight',
        across: 'center',
        down: 'start',
        move: hit(reel.within(makers, 0.5)),
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  reel.add(
    fill(title, 'accent'),
    fill(title, 'disc-light', {
      box: [58, 4, 36, 86],
      move: [
        { at: title.start, y: 90, ease: 'out' },
        { at: title.end, y: 0 },
      ],
    }),
    cutOut(title, 'subject', {
      tint,
      pivot: [66, 100],
      move: [
        { at: title.start, scale: 1.3, ease: 'out' },
        { at: title.end, scale: 1 },
      ],
    }),
    lettering(reel.within(title, 2), film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 15, long: 7 }),
      box: [4, 7, 92, 70],
      ink: 'dark',
      down: 'center',
      move: hit(reel.within(title, 2)),
    }),
    fill(reel.within(title, 4), 'dark', { box: [0, 82, 100, 18] }),
    lettering(reel.within(title, 4), film.facts, {
      role: 'facts',
      size: 1.8,
      box: [4, 85, 92, 11],
      ink: 'onDark',
      down: 'start',
    }),
    fill(reel.within(title, 11), 'black'),
  );
};
