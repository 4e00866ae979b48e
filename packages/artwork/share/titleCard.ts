import { readableInk } from '#flat/sheet.ts';
import type { Colour } from '#kit/colour.ts';
import { drawingOf, motifNamed } from '#kit/motif.ts';
import { palettesOf } from '#kit/palette.ts';
import { seeded } from '#kit/random.ts';
import { type Defs, escapeXml, group, rect } from '#kit/svg.ts';
import { rampOf } from '#lit/ramp.ts';
import type { Prop } from '#lit/set.ts';
import { backdrop } from '#pictures/backdrop.ts';
import type { Drawn, Look } from '#pictures/drawn.ts';
import { faceOfCard } from '#pictures/litCard.ts';
import { backdropSize, freshDefs, propOf } from '#pictures/setUp.ts';
import type { ArtSubject } from '#ports.ts';
import { type FaceName, faces } from '#type/faces.ts';

import { type ShareCard, cardSize, type CardWords, setWords } from './card.ts';
import { chooseLayout } from './chooseLayout.ts';
import { layouts, type Wide } from './wide.ts';

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
