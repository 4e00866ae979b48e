import type { Random } from '#server/artwork/kit/random.ts';
import { escapeXml, path, rect } from '#server/artwork/kit/svg.ts';
import { chooseScene } from '#server/artwork/lit/chooseScene.ts';
import { litPicture } from '#server/artwork/lit/litPicture.ts';
import { type SceneName, scenes } from '#server/artwork/lit/scenes.ts';
import { joined, type LitSet } from '#server/artwork/lit/set.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';
import type { FaceName } from '#server/artwork/type/faces.ts';
import { joinBoxes } from '#server/artwork/type/outline.ts';
import { type Align, setTitle, smallLine } from '#server/artwork/type/setTitle.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, lookOf, posterSize, setUp } from './setUp.ts';
import type { Wording } from './wording.ts';

const { w: W, h: H } = posterSize;
const margin = 46;

/** How a title card is set: face, place and size. */
type Card = {
  face: FaceName;
  place: 'head' | 'foot';
  align: Align;
  max: number;
  height: number;
  lines?: number;
  stack?: boolean;
};

const cards = {
  tall: { face: 'league', place: 'foot', align: 'left', max: 290, height: 330, stack: true },
  column: { face: 'league', place: 'foot', align: 'left', max: 190, height: 300 },
  italic: { face: 'italic', place: 'foot', align: 'centre', max: 168, height: 290, lines: 4 },
  book: { face: 'caslon', place: 'foot', align: 'centre', max: 150, height: 280, lines: 4 },
  serif: { face: 'gloock', place: 'foot', align: 'left', max: 132, height: 280, lines: 4 },
  didone: { face: 'abril', place: 'foot', align: 'left', max: 124, height: 270, lines: 4 },
  sans: { face: 'tight', place: 'foot', align: 'left', max: 132, height: 270, lines: 4 },
  wide: { face: 'wide', place: 'foot', align: 'centre', max: 92, height: 200, lines: 3 },
  spaced: { face: 'spaced', place: 'head', align: 'centre', max: 54, height: 150, lines: 3 },
  crown: { face: 'gloock', place: 'head', align: 'centre', max: 118, height: 240, lines: 4 },
  banner: { face: 'league', place: 'head', align: 'centre', max: 170, height: 230, lines: 3 },
  horizon: { face: 'wide', place: 'head', align: 'centre', max: 84, height: 180, lines: 3 },
} as const satisfies Record<string, Card>;

type CardName = keyof typeof cards;

/** The face of a poster whose style ends in this card's name. */
export const faceOfCard = (name: string): FaceName =>
  Object.entries(cards).find(([card]) => card === name)?.[1].face ?? 'gloock';

/** Scenes whose upper part is the picture: nothing may stand there. */
const crowned: ReadonlySet<SceneName> = new Set([
  'stage',
  'crowd',
  'facade',
  'searchlights',
  'tempest',
  'deep',
  'stairs',
  'comet',
  'woods',
  'lamp',
  'shaft',
  'table',
  'throne',
  'curtain',
  'launch',
  'boxingRing',
  'aquarium',
  'ranks',
  'stadium',
  'marionette',
  'ward',
  'cells',
  'platform',
  'stairwell',
  'cinema',
  'moths',
  'lighthouse',
]);

function chooseCard(subject: ArtSubject, title: string, scene: SceneName, random: Random): CardName {
  const { genres, moods, year } = subject;
  const has = (...names: string[]) => names.some((name) => genres.includes(name) || moods.includes(name));
  const options: CardName[] = ['serif', 'sans', 'column'];
  if (has('Romance', 'Drama', 'romantic', 'bittersweet', 'intimate', 'melancholy'))
    options.push('italic', 'book', 'crown');
  if (has('History', 'Fantasy', 'Family', 'epic', 'whimsical')) options.push('book', 'crown', 'serif');
  if (has('Action', 'War', 'Western', 'Crime', 'Adventure', 'gritty', 'War & Politics'))
    options.push('tall', 'column', 'banner');
  if (has('Science Fiction', 'Sci-Fi & Fantasy', 'mind-bending')) options.push('wide', 'horizon', 'spaced');
  if (has('Thriller', 'Mystery', 'Horror', 'dark', 'slow-burn')) options.push('spaced', 'tall', 'crown');
  if (has('Comedy', 'Animation', 'Music', 'funny', 'feel-good')) options.push('didone', 'sans');
  if (year < 1975) options.push('didone', 'book');
  const fitting = options.filter((name) => {
    const { place, face } = cards[name];
    if (place === 'head' && crowned.has(scene)) return false;
    if (face === 'spaced')
      return title.length <= 22 && title.split(/[ -]/).every((word) => word.length <= 11);
    if (face === 'wide') return title.length <= 26 && title.split(/[ -]/).every((word) => word.length <= 10);
    if (name === 'tall') return title.length >= 5 && title.length <= 34;
    return true;
  });
  return random.pick([fitting[0] ?? 'serif', ...fitting.slice(1)]);
}

/** A poster whose picture is a place in its light. */
export function litPoster(
  subject: ArtSubject,
  { title: words, maker, note }: Wording,
  seed: string,
  random: Random,
  fine: boolean,
): Drawn {
  const defs = freshDefs(seed);
  const scene = chooseScene(subject, random);
  const name = chooseCard(subject, words.main, scene, random);
  const card: Card = cards[name];
  const set = setUp({ subject, scene, random, defs, fine, title: card.place, shape: 'poster' });
  const picture = joined(litPicture(set, scenes[scene]));
  const foot = H - (fine ? 92 : 52);
  const area =
    card.place === 'head'
      ? { x: margin, y: 62, w: W - 2 * margin, h: card.height }
      : { x: margin, y: foot - card.height, w: W - 2 * margin, h: card.height };
  const title = setTitle(card.face, words, area, {
    align: card.align,
    valign: card.place === 'head' ? 'top' : 'bottom',
    max: card.max,
    ...(card.lines === undefined ? {} : { lines: card.lines }),
    ...(card.stack === true ? { stack: true } : {}),
  });
  const ink = set.light(0.97);
  const small = fine ? credits(maker, note, card) : [];
  const box = small.reduce((all, { box: next }) => joinBoxes(all, next), title.box);
  const body =
    picture +
    shade(set, card.place, title.box.top, title.box.bottom) +
    path(title.d, ink) +
    small.map(({ d }) => path(d, set.light(0.9), 'opacity=".8" ')).join('');
  return {
    defs: defs.all(),
    body,
    w: W,
    h: H,
    label: escapeXml([words.over, words.main, words.under, note].filter((part) => part !== '').join(', ')),
    box,
    size: title.size,
    style: `lit/${scene}/${name}`,
    look: lookOf(set, scene),
  };
}

function credits(maker: string, note: string, { align }: Card) {
  const y = H - 44;
  if (align === 'centre')
    return [smallLine(`${maker}   ${note}`.trim(), W / 2, y, { size: 21, align: 'centre' })];
  return [
    smallLine(maker, margin, y, { size: 21, width: W - 2 * margin - 110 }),
    smallLine(note, W - margin, y, { size: 21, align: 'right' }),
  ];
}

/** Darkness that letters need, as far as they reach and without an edge. */
function shade({ tone, defs }: LitSet, place: Card['place'], top: number, bottom: number): string {
  const ink = tone(0.01);
  if (place === 'head') {
    const reach = bottom + 130;
    const under = defs.linear({
      from: [0, 0],
      to: [0, reach],
      stops: [
        [0, ink, 0.72],
        [0.5, ink, 0.5],
        [1, ink, 0],
      ],
    });
    const foot = defs.linear({
      from: [0, H * 0.78],
      to: [0, H],
      stops: [
        [0, ink, 0],
        [0.6, ink, 0.66],
        [1, ink, 0.94],
      ],
    });
    return rect(0, 0, W, reach, under) + rect(0, H * 0.78, W, H * 0.22, foot);
  }
  const from = Math.max(H * 0.4, top - 170);
  const fill = defs.linear({
    from: [0, from],
    to: [0, H],
    stops: [
      [0, ink, 0],
      [0.32, ink, 0.52],
      [0.6, ink, 0.8],
      [1, ink, 0.96],
    ],
  });
  return rect(0, from, W, H - from, fill);
}
