import { arrange, type Arrangement } from '#server/artwork/flat/arrange.ts';
import { choosePalette } from '#server/artwork/flat/choosePalette.ts';
import { chooseStyle } from '#server/artwork/flat/chooseStyle.ts';
import { compositions } from '#server/artwork/flat/compositions.ts';
import { schools } from '#server/artwork/flat/school.ts';
import { H, type Sheet, W } from '#server/artwork/flat/sheet.ts';
import { flecks } from '#server/artwork/flat/texture.ts';
import { mix } from '#server/artwork/kit/colour.ts';
import { drawingOf } from '#server/artwork/kit/motif.ts';
import type { NamedPalette } from '#server/artwork/kit/palette.ts';
import type { Random } from '#server/artwork/kit/random.ts';
import { escapeXml, path } from '#server/artwork/kit/svg.ts';
import type { Prop } from '#server/artwork/lit/set.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';
import type { FaceName } from '#server/artwork/type/faces.ts';
import { emptyBox, joinBoxes } from '#server/artwork/type/outline.ts';
import { type Area, setTitle, smallLine, type TitleOptions } from '#server/artwork/type/setTitle.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, propOf } from './setUp.ts';
import type { Wording } from './wording.ts';

/** All choices of a printed poster: what remains is drawing. */
export type Print = Arrangement & {
  palette: NamedPalette;
  face: FaceName;
  slip: number;
};

/** A poster printed in four flat inks. `kin` is whose school and face it shares: a collection's first title. */
export function flatPoster(
  subject: ArtSubject,
  wording: Wording,
  seed: string,
  random: Random,
  fine: boolean,
  kin: ArtSubject = subject,
): Drawn {
  const { school, face } = chooseStyle(kin, random);
  const { palettes, compositions: wanted, slip } = schools[school];
  const palette = choosePalette(subject.tone, palettes, random);
  const [leadName = 'star', secondName = leadName] = subject.motifs;
  const lead = printable(propOf(leadName, subject, random));
  const second = printable(propOf(secondName, subject, random));
  const arrangement = arrange(wanted, { lead, second, title: wording.title.main }, random);
  return print({ ...arrangement, palette, face, slip }, wording, seed, random, fine);
}

/** Draws what was chosen. */
export function print(
  { name, A, B, palette, face: wantedFace, slip }: Print,
  { title: words, maker, note }: Wording,
  seed: string,
  random: Random,
  fine: boolean,
): Drawn {
  const defs = freshDefs(seed);
  const p = palette;
  const face = faceFor(wantedFace, words.main);
  let box = emptyBox;
  let size = 0;
  const set = (area: Area, options: TitleOptions) => {
    const first = setTitle(face, words, area, options);
    // Too long for its face: the condensed one.
    const narrow = first.size < 64 && face !== 'league' ? setTitle('league', words, area, options) : first;
    const best = narrow.size > first.size * 1.1 ? narrow : first;
    box = joinBoxes(box, best.box);
    size = best.size;
    return best;
  };
  const sheet: Sheet = {
    p,
    A,
    B,
    random,
    defs,
    slip,
    measure: set,
    title: (area, options, colour) => path(set(area, options).d, colour),
    initial: (area) =>
      setTitle(face, { ...words, main: initialOf(words.main), over: '', under: '' }, area, {
        stack: true,
        max: 2000,
        align: 'centre',
        valign: 'middle',
      }),
    credit: (x, y, { stacked = false, size: at = 25, align = 'left', width = 588 }, colour) => {
      if (!fine) return '';
      const lines = stacked
        ? [
            smallLine(maker, x, y, { size: at, align, width }),
            smallLine(note, x, y + 32, { size: at, align }),
          ]
        : [smallLine(`${maker}   ${note}`.trim(), x, y, { size: at, align, width })];
      lines.forEach((line) => (box = joinBoxes(box, line.box)));
      return lines.map(({ d }) => path(d, colour)).join('');
    },
  };
  const picture = compositions[name](sheet);
  const dust = fine ? flecks(random, defs, mix(p.ground, p.paper, 0.5)) : '';
  return {
    defs: defs.all(),
    body: picture + dust,
    w: W,
    h: H,
    label: escapeXml([words.over, words.main, words.under, note].filter((part) => part !== '').join(', ')),
    box,
    size,
    style: `flat/${name}/${face}`,
    look: { family: 'flat', composition: name, drawing: `${A.name}/${A.drawing.tag}`, palette: p.name },
  };
}

/** Trunks without crowns are bars on a flat ground: firs stand in for them. */
const printable = (prop: Prop): Prop =>
  prop.name === 'forest' ? { ...prop, drawing: drawingOf('forest', 'firs') } : prop;

/** The wide face is for short words only. */
const faceFor = (face: FaceName, title: string): FaceName =>
  face === 'wide' && title.split(/[ -]/).some((word) => word.length > 10) ? 'tight' : face;

/** The first letter of the first word that says something. */
const initialOf = (title: string): string =>
  /^\P{M}\p{M}*/u.exec(title.replace(/^(?:The|A|An|Le|La|Les|El|Der|Die|Das) (?=\S)/, ''))?.[0] ?? '?';
