import { readableInk } from '#flat/sheet.ts';
import { type Colour, palettesOf } from '#kit/colour.ts';
import { drawingOf, motifNamed } from '#kit/motif.ts';
import { type Random, seeded } from '#kit/random.ts';
import { type Defs, escapeXml, group, rect } from '#kit/svg.ts';
import { type Prop, rampOf } from '#lit/set.ts';
import { backdrop } from '#pictures/backdrop.ts';
import type { Drawn, Look } from '#pictures/drawn.ts';
import { faceOfCard } from '#pictures/litCard.ts';
import { backdropSize, freshDefs, propOf } from '#pictures/setUp.ts';
import type { ArtSubject } from '#ports.ts';
import { type FaceName, faces } from '#type/faces.ts';

import { type ShareCard, cardSize, type CardWords, setWords } from './card.ts';
import { type LayoutName, layouts, type Wide } from './wide.ts';

/** The wide layout of each poster composition. */
const kin: Record<string, readonly [LayoutName, ...LayoutName[]]> = {
  beamOfLight: ['field'],
  blinds: ['slats'],
  closeUp: ['crop'],
  collage: ['field'],
  concentric: ['rings'],
  diagonal: ['slope'],
  dots: ['sun'],
  doubleExposure: ['crop'],
  echo: ['rings', 'crop'],
  emblem: ['door', 'sun'],
  letters: ['field', 'sun'],
  lowSun: ['sun'],
  matchbox: ['burst', 'door'],
  monogram: ['field'],
  monument: ['crop', 'field'],
  negative: ['sun', 'cut'],
  opArt: ['slats', 'rings'],
  overprint: ['sun', 'cut'],
  paperback: ['field'],
  playingCard: ['door', 'cut'],
  portal: ['door'],
  procession: ['frieze'],
  quilt: ['frieze', 'cut'],
  reflection: ['cut', 'sun'],
  repeat: ['frieze'],
  shadow: ['slope', 'cut'],
  split: ['cut'],
  squares: ['field', 'cut'],
  stamp: ['door', 'field'],
  strips: ['slats'],
  sunburst: ['burst'],
  swiss: ['cut', 'sun'],
  tear: ['cut', 'slope'],
  threeFrames: ['frieze', 'crop'],
  transit: ['rings', 'field'],
  wallpaper: ['frieze'],
  wedge: ['slope'],
  woodcut: ['burst', 'door'],
};

/** Land that ends in the ground at both sides; the others would show an edge. */
const lands = new Set(['mountains', 'desert', 'island', 'forest', 'skyline', 'crowd']);
const ofLands = ['land', 'land', 'door'] as const;
const ofScenes = ['door', 'field'] as const;
const ofThings = ['sun', 'cut', 'field', 'crop', 'burst'] as const;

function chooseLayout(composition: string, { kind, name }: Prop, random: Random): LayoutName {
  if (kind === 'scene')
    return composition === 'portal' ? 'door' : random.pick(lands.has(name) ? ofLands : ofScenes);
  const wanted = random.pick(kin[composition] ?? ofThings);
  if (kind === 'flat' && wanted !== 'frieze') return 'field';
  // Only upright things suit a slope.
  return wanted === 'slope' && kind === 'round' ? 'sun' : wanted;
}

const { w: W, h: H } = cardSize;

const isFace = (name: string): name is FaceName => name in faces;

/** The face that a poster is set in, from how it was composed. */
export function faceOf({ style }: Pick<Drawn, 'style'>): FaceName {
  const [family, , last = ''] = style.split('/');
  if (family === 'lit') return faceOfCard(last);
  return isFace(last) ? last : 'gloock';
}

/** The poster's colours and thing, laid out again on a wide sheet. */
export function flatCard(subject: ArtSubject, look: Look, face: FaceName, words: CardWords): ShareCard {
  const seed = `${cardLabel(words)} share`;
  const random = seeded(seed);
  const defs = freshDefs(seed);
  const other = subject.motifs.find((motif) => !bare.has(motif));
  const [tone = '', number = '0'] = look.palette.split('/');
  const palettes = palettesOf(tone);
  const p = palettes[Number(number)] ?? palettes[0];
  if (p === undefined) throw new Error(`there is no palette for ${tone}`);
  const lead = propIn(look.drawing);
  // A bare disc on a disc is unrecognisable: the second thing of the title leads.
  const A = bare.has(lead.name) && other !== undefined ? propOf(other, subject, random) : lead;
  const wide: Wide = { p, A, random, defs };
  const layout = chooseLayout(look.composition, A, random);
  const picture = rect(0, 0, W, H, p.ground) + layouts[layout](wide);
  const printing = (ground: Colour) => ({ ink: readableInk(p, ground), ground });
  const set = setWords(face, words, printing(p.ground), printing(layout === 'land' ? p.figure : p.ground));
  return {
    ...set,
    defs: defs.all(),
    picture,
    label: cardLabel(words),
    style: `flat/${layout}/${face}`,
  };
}

const bare = new Set(['sun', 'moon', 'ball']);

function propIn(drawing: string): Prop {
  const [name = 'star', tag = ''] = drawing.split('/');
  return { name, kind: motifNamed(name).kind, drawing: drawingOf(name, tag) };
}

/** The title's own light, as wide as the card. */
export function litCard(subject: ArtSubject, face: FaceName, words: CardWords, salt = ''): ShareCard {
  const picture = backdrop(subject, true, { salt });
  const tone = rampOf(subject.tone);
  const scale = W / backdropSize.w;
  const set = setWords(face, words, { ink: tone(0.97), ground: tone(0.02) });
  const defs = freshDefs(`${cardLabel(words)} shade`);
  const shade = shadeUnder(set.box.right, tone(0.01), defs);
  return {
    ...set,
    defs: picture.defs + defs.all(),
    picture:
      group(`transform="translate(0 ${H - backdropSize.h * scale})scale(${scale})"`, picture.body) + shade,
    label: cardLabel(words),
    style: `${picture.style}/${face}`,
  };
}

/** Darkness as far as the words reach, and gone before the picture's heart. */
function shadeUnder(right: number, ink: Colour, defs: Defs): string {
  const [full, reach] = [right + 24, Math.min(W, right + 300)];
  const fill = defs.linear({
    from: [0, 0],
    to: [reach, 0],
    stops: [
      [0, ink, 0.72],
      [full / reach, ink, 0.66],
      [1, ink, 0],
    ],
  });
  return rect(0, 0, reach, H, fill);
}

export const cardLabel = ({ title, note }: CardWords): string =>
  escapeXml([title.over, title.main, title.under, note].filter((part) => part !== '').join(', '));
