import { cutOut } from '#stage/camera.ts';
import { type Setting, lettering } from '#stage/lettering.ts';
import {
  type PaintFill,
  layerSources,
  type Lettering,
  type ScriptPart,
  type TimeSpan,
} from '#stage/script.ts';
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

/** Letters that hop into their places, one after the other. */
const hopping = (start: number, step: number): NonNullable<Setting['by']> => ({
  unit: 'letter',
  each: (index) => {
    const at = start + index * step;
    const lean = ((index * 7) % 5) - 2;
    return {
      fade: [
        { at: at - 1, light: 0 },
        { at, light: 1 },
      ],
      move: [
        { at, dy: 0.9, turn: lean * 8, ease: 'out' },
        { at: at + 190, dy: -0.16, turn: lean * -2, ease: 'inout' },
        { at: at + 380, dy: 0, turn: lean },
      ],
    };
  },
});

type Disc = Extract<PaintFill, `disc-${string}`>;
type Ground = readonly [disc: Disc, ink: Lettering['ink']];
const grounds: readonly Ground[] = [
  ['disc-accent', 'onAccent'],
  ['disc-light', 'onLight'],
  ['disc-mid', 'onMid'],
];

/** A disc that grows from a point until it is the ground of the next card. */
const flood = (span: TimeSpan, disc: Disc, [x, y]: readonly [number, number]): ScriptPart =>
  fill(span, disc, {
    box: [x - 120, y - 213, 240, 426],
    move: [
      { at: span.start, scale: 0, ease: 'inout' },
      { at: span.start + 620, scale: 1 },
    ],
  });

/** The picture as a pop-up book, raised layer by layer from below. */
const popUp = (span: TimeSpan, step: number): ScriptPart[] =>
  layerSources.map((source, index) =>
    cutOut(span, source, {
      pivot: [50, 100],
      ...(index === 0 && { fade: { in: 300 } }),
      move:
        index === 0
          ? [
              { at: span.start, scale: 1.1, ease: 'out' },
              { at: span.end, scale: 1 },
            ]
          : [
              { at: span.start + index * step, y: 104, ease: 'over' },
              { at: span.start + index * step + 640, y: 0 },
              { at: span.end - 10, y: 0 },
            ],
    }),
  );

/** Colour floods the screen in discs; letters hop; the picture rises like a pop-up book. */
export const family: Sequence = (film, reel) => {
  const beat = reel.beats(1);
  const shift = film.pick('ground', [0, 1, 2] as const);
  const ground = (index: number): Ground =>
    grounds[(index + shift) % grounds.length] ?? ['disc-accent', 'onAccent'];
  const corners = [
    [50, 50],
    [0, 100],
    [100, 0],
    [100, 100],
    [0, 0],
  ] as const;
  const corner = (index: number) => corners[index % corners.length] ?? corners[0];

  const opening = reel.section('opening', 1);
  const [openDisc, openInk] = ground(0);
  reel.say(opening, film.ident);
  reel.add(
    flood({ start: opening.start, end: opening.end + 700 }, openDisc, corner(0)),
    lettering(opening, film.ident, {
      role: 'ident',
      size: 8,
      box: [10, 34, 80, 32],
      ink: openInk,
      across: 'center',
      down: 'center',
      by: hopping(opening.start + beat * 0.8, beat / 6),
    }),
  );

  const lines = reel.section('lines', Math.max(3, film.lines.length));
  const cast = reel.section('cast', Math.max(3, film.cast.length));
  let card = 1;
  const nextCard = (turn: TimeSpan): Lettering['ink'] => {
    const [disc, ink] = ground(card);
    reel.add(flood({ start: turn.start, end: turn.end + 700 }, disc, corner(card)));
    card += 1;
    return ink;
  };
  /** The subject rolls in from a side and settles. */
  const rollIn = (turn: TimeSpan, side: 1 | -1, scale: number): ScriptPart =>
    cutOut(reel.within(turn, 0.5), 'subject', {
      isLoose: true,
      pivot: [70, 50],
      move: [
        { at: turn.start + beat * 0.5, x: 90 * side, turn: 40 * side, scale, ease: 'over' },
        { at: turn.start + beat * 1.6, x: side > 0 ? 4 : -42, turn: 0, scale },
        { at: turn.end - beat * 0.5, x: side > 0 ? 4 : -42, turn: 0, scale, ease: 'in' },
        { at: turn.end, x: side > 0 ? 4 : -42, y: 60, scale },
      ],
    });
  if (film.lines.length === 0) reel.add(...popUp(lines, beat / 2));
  tellLines(reel, lines, film.lines, (line, _stay, index, turn) => {
    const ink = nextCard(turn);
    reel.add(
      rollIn(turn, index % 2 === 0 ? 1 : -1, 1),
      lettering(turn, line, {
        role: 'line',
        size: 8,
        box: index % 2 === 0 ? [6, 10, 54, 80] : [42, 10, 54, 80],
        ink,
        down: 'center',
        by: hopping(turn.start + beat * 0.5, 34),
      }),
    );
  });
  if (film.cast.length === 0) reel.add(...popUp(cast, beat / 2));
  tellCast(reel, cast, film.cast, ({ name, part }, turn, index) => {
    const isRight = index % 2 === 1;
    const ink = nextCard(turn);
    reel.add(
      rollIn(turn, isRight ? -1 : 1, 0.9 + 0.1 * (index % 3)),
      twoLines(turn, [name, part], {
        size: 7.4,
        small: 2.2,
        ink,
        box: isRight ? [46, 22, 48, 56] : [6, 22, 48, 56],
        across: isRight ? 'end' : 'start',
        fade: { in: 120 },
        move: [
          { at: turn.start + 200, scale: 0.6, ease: 'over' },
          { at: turn.start + 200 + beat, scale: 1 },
        ],
      }),
    );
  });

  const makers = reel.section('makers', film.makers ? 1 : 0);
  if (tellMakers(reel, makers, film) && film.makers) {
    const ink = nextCard(makers);
    reel.add(
      twoLines(makers, [film.makers.role, film.makers.names], {
        size: 7,
        small: 2.2,
        order: 'nameLast',
        ink,
        across: 'center',
        box: [8, 22, 84, 56],
        fade: { in: 200 },
      }),
    );
  }

  const title = reel.section('title', 3);
  tellTitle(reel, title, film);
  reel.add(
    fill(title, 'dark'),
    ...popUp(title, beat / 2),
    fill(title, 'side', { fade: { in: 900, light: 0.8 } }),
    lettering(title, film.title, {
      role: 'title',
      size: letterSize(film.title, { short: 15, long: 8 }),
      box: [5, 12, 70, 66],
      down: 'center',
      by: hopping(title.start + beat * 2.5, Math.min(90, 1800 / Math.max(1, film.title.length))),
    }),
    lettering(reel.within(title, 7), film.facts, {
      role: 'facts',
      size: 2,
      box: [5, 83, 80, 9],
      down: 'start',
      fade: { in: 300 },
    }),
  );
};
