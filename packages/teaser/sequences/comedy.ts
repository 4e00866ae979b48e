import { cutOut, scene } from '#stage/camera.ts';
import { type Setting, lettering } from '#stage/lettering.ts';
import type { PaintFill, Lettering, ScriptPart, TimeSpan } from '#stage/script.ts';
import { fill } from '#stage/veils.ts';

import {
  type Sequence,
  tellCast,
  tellLines,
  tellMakers,
  tellTitle,
  letterSize,
  twoLines,
} from './telling.ts';

type Card = readonly [ground: PaintFill, ink: Lettering['ink']];
const cards: readonly [Card, ...Card[]] = [
  ['accent', 'onAccent'],
  ['light', 'onLight'],
  ['mid', 'onMid'],
  ['dark', 'onDark'],
];

/** Words that land one after the other, a little askew, each on its beat. */
const stamped = (start: number, step: number): NonNullable<Setting['by']> => ({
  unit: 'word',
  each: (index) => {
    const at = start + index * step;
    const lean = index % 2 === 0 ? -3 : 2.5;
    return {
      fade: [
        { at: at - 1, light: 0 },
        { at, light: 1 },
      ],
      move: [
        { at, scale: 1.5, turn: lean * 3, ease: 'over' },
        { at: at + 260, scale: 1, turn: lean },
        { at: at + 1200, scale: 1, turn: lean * 0.4 },
      ],
    };
  },
});

/** Something cut out of the picture jumps up from below and sits there, breathing in time. */
function jump(
  span: TimeSpan,
  beat: number,
  { x, scale, turn }: { x: number; scale: number; turn: number },
): ScriptPart {
  const sway = { x, scale } as const;
  const times = Math.max(1, Math.floor((span.end - span.start) / (2 * beat)));
  return cutOut(span, 'subject', {
    isLoose: true,
    pivot: [70, 87],
    move: [
      { at: span.start, x, y: 70, scale: scale * 0.8, turn: -turn, ease: 'over' },
      { at: span.start + beat * 0.8, ...sway, y: 4, turn },
      ...Array.from({ length: times * 2 }, (_, index) => ({
        at: span.start + beat * (1 + index),
        ...sway,
        y: 4,
        turn: index % 2 === 0 ? turn : -turn * 0.7,
        ease: 'over' as const,
      })),
    ],
  });
}

/** Colour cards, jump cuts, cut-outs that bounce, and words that land on the beat. */
export const comedy: Sequence = (film, reel) => {
  const beat = reel.beats(1);
  const first = film.pick('card', [0, 1, 2] as const);
  const card = (index: number): Card => cards[(first + index) % 3] ?? cards[0];

  const opening = reel.section('opening', 1);
  reel.say(opening, film.ident);
  const [openGround, openInk] = card(0);
  reel.add(
    fill(opening, openGround),
    lettering(opening, film.ident, {
      role: 'ident',
      size: 7,
      box: [10, 36, 80, 28],
      ink: openInk,
      across: 'center',
      down: 'center',
      by: stamped(opening.start + beat, beat / 2),
    }),
  );

  const lines = reel.section('lines', Math.max(3, film.lines.length));
  tellLines(reel, lines, film.lines, (line, _stay, index, turn) => {
    const [ground, ink] = card(index + 1);
    reel.add(
      fill(turn, ground),
      jump(turn, beat, { x: 4 + index * 3, scale: 0.9 + index * 0.12, turn: index % 2 === 0 ? 4 : -5 }),
      lettering(turn, line, {
        role: 'line',
        size: 8.4,
        box: [6, 10, 52, 80],
        ink,
        down: index % 2 === 0 ? 'start' : 'end',
        by: stamped(turn.start + beat * 0.5, beat / 2),
      }),
    );
  });
  if (film.lines.length === 0) reel.add(scene(lines, { from: { scale: 1.2 }, to: { scale: 1.02 } }));

  const cast = reel.section('cast', Math.max(3, film.cast.length));
  if (film.cast.length === 0) {
    for (const [index, turn] of reel.split(cast, 4).entries())
      reel.add(
        fill(turn, card(index)[0]),
        jump(turn, beat, { x: index % 2 === 0 ? 0 : -30, scale: 1.1, turn: 5 }),
      );
  }
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const [ground, ink] = card(index + film.lines.length + 1);
    const [other] = card(index + film.lines.length + 2);
    const isRight = index % 2 === 1;
    const halves = reel.split(turn, 2);
    reel.add(
      fill(turn, ground),
      fill(turn, other, {
        box: isRight ? [0, 0, 46, 100] : [54, 0, 46, 100],
        move: [
          { at: turn.start, y: isRight ? -100 : 100, ease: 'out' },
          { at: turn.start + beat * 0.6, y: 0 },
        ],
      }),
      // A jump cut: the same thing, nearer, from one beat to the next.
      ...halves.map((half, step) =>
        jump(half, beat, {
          x: isRight ? -44 : 6,
          scale: 0.85 + 0.35 * step,
          turn: (index % 3) * 3 - 3 + step * 4,
        }),
      ),
      twoLines(turn, [name, part], {
        size: 6.4,
        small: 2,
        ink,
        box: isRight ? [49, 24, 46, 52] : [5, 24, 46, 52],
        across: isRight ? 'end' : 'start',
        move: [
          { at: turn.start, x: isRight ? 30 : -30, ease: 'over' },
          { at: turn.start + beat * 0.8, x: 0 },
        ],
        fade: { in: 120 },
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    const hasPoster = film.hasPoster;
    reel.add(
      fill(makers, 'dark'),
      ...(hasPoster
        ? [
            cutOut(makers, 'poster', {
              box: [64, 9, 26, 69.3],
              pivot: [50, 100],
              move: [
                { at: makers.start, y: 130, turn: 24, ease: 'over' as const },
                { at: makers.start + beat, y: 6, turn: 5 },
                { at: makers.start + beat * 2, y: 6, turn: 5, ease: 'over' as const },
                { at: makers.start + beat * 2.5, y: 6, turn: -4 },
              ],
            }),
          ]
        : []),
      twoLines(makers, [film.makers.role, film.makers.names], {
        size: 6,
        small: 2,
        order: 'nameLast',
        ink: 'onDark',
        box: [6, 24, hasPoster ? 54 : 88, 52],
        fade: { in: 160 },
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  const [ground, ink] = cards[0];
  reel.add(
    fill(title, ground),
    jump(title, beat, { x: 3, scale: 1, turn: 3 }),
    lettering(title, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 15, long: 7.5 }),
      box: [5, 8, 64, 72],
      ink,
      down: 'center',
      by: stamped(title.start + beat, beat),
    }),
    lettering(reel.within(title, 5), film.facts, {
      role: 'facts',
      size: 2,
      box: [5, 84, 70, 9],
      ink,
      down: 'start',
    }),
  );
};
