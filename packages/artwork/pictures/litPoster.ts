import type { Colour } from '#kit/colour.ts';
import type { Random } from '#kit/random.ts';
import { escapeXml, group, rect } from '#kit/svg.ts';
import { chooseScene } from '#lit/chooseScene.ts';
import { litPicture } from '#lit/litPicture.ts';
import { scenes } from '#lit/scenes.ts';
import { joinLayers, type LitSet } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';
import { joinBoxes } from '#type/outline.ts';
import { setTitle, smallLine } from '#type/setTitle.ts';
import type { InkBox } from '#type/shape.ts';

import type { Drawn } from './drawn.ts';
import { type LitCard, chooseCard } from './litCard.ts';
import { freshDefs, lookOf, posterSize, setUp } from './setUp.ts';
import type { Wording } from './wording.ts';

const { w: W, h: H } = posterSize;
const margin = 46;

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
  const card = chooseCard(subject, words.main, scene, random);
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
  const place = setUp({ subject, scene, random, defs, fine, title: card.place, shape: 'poster' });
  // Small posters have no credits, so their title is lower; the picture is the same.
  const set = besides(place, card.place, title.box, fine ? 0 : 40);
  const picture = joinLayers(litPicture(set, scenes[scene]));
  const small = fine ? credits(maker, note, card) : [];
  const box = small.reduce((all, { box: next }) => joinBoxes(all, next), title.box);
  const body =
    picture +
    shade(set, card.place, title.box.top, title.box.bottom) +
    lettering(set.light(0.97), [title.d, ...small.map(({ d }) => d)]);
  return {
    defs: defs.all(),
    body,
    w: W,
    h: H,
    label: escapeXml([words.over, words.main, words.under, note].filter((part) => part !== '').join(', ')),
    box,
    size: title.size,
    style: `lit/${scene}/${card.name}`,
    look: lookOf(set, scene),
  };
}

/** All words in one ink, as the last thing of the picture. */
const lettering = (ink: Colour, outlines: readonly string[]): string =>
  group(`fill="${ink}"`, outlines.map((d) => `<path d="${d}"/>`).join(''));

/** The same set with nothing important under the title. */
function besides(set: LitSet, place: LitCard['place'], title: InkBox, lower: number): LitSet {
  if (place === 'head') {
    const top = Math.max(H * 0.2, title.bottom + 40);
    return {
      ...set,
      room: { top, floor: H * 0.82 },
      focus: { ...set.focus, y: Math.max(set.focus.y, top + set.u * 25) },
    };
  }
  const floor = Math.min(H * 0.66, Math.max(H * 0.48, title.top - lower - 36));
  return { ...set, room: { top: H * 0.04, floor }, horizon: Math.min(set.horizon, floor - set.u * 10) };
}

function credits(maker: string, note: string, { align }: LitCard) {
  const y = H - 44;
  if (align === 'centre')
    return [smallLine(`${maker}   ${note}`.trim(), W / 2, y, { size: 21, align: 'centre' })];
  return [
    smallLine(maker, margin, y, { size: 21, width: W - 2 * margin - 110 }),
    smallLine(note, W - margin, y, { size: 21, align: 'right' }),
  ];
}

/** Darkness that letters need, as far as they reach and without an edge. */
function shade({ tone, defs }: LitSet, place: LitCard['place'], top: number, bottom: number): string {
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
