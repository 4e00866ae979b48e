import { arrange } from '#flat/arrange.ts';
import { choosePalette, chooseStyle } from '#flat/chooseStyle.ts';
import { type CompositionName, compositions } from '#flat/compositions.ts';
import { schools } from '#flat/school.ts';
import { type Sheet, H, W } from '#flat/sheet.ts';
import { flecks } from '#flat/texture.ts';
import { type Palette, mix, type NamedPalette } from '#kit/colour.ts';
import { drawingOf } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import { path, escapeXml } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';
import type { FaceName } from '#type/faces.ts';
import { emptyBox, joinBoxes } from '#type/outline.ts';
import { type Area, setTitle, smallLine, type TitleOptions } from '#type/setTitle.ts';
import type { InkBox } from '#type/shape.ts';

import type { Drawn } from './drawn.ts';
import { freshDefs, propOf } from './setUp.ts';
import type { Wording } from './wording.ts';

/** All choices of a printed poster but its composition. */
type Print = { A: Prop; B: Prop; palette: Palette; face: FaceName; slip: number };

type MeasuredSheet = {
  sheet: Sheet;
  face: FaceName;
  /** The type so far: the ink of all letters, and the size of the title. */
  measured: () => { box: InkBox; size: number };
};

/** The sheet that a composition prints on. */
export function createSheet(
  { A, B, palette, face: wanted, slip }: Print,
  { title: words, maker, note }: Wording,
  { seed, random, fine }: { seed: string; random: Random; fine: boolean },
): MeasuredSheet {
  const face = faceFor(wanted, words.main);
  let box = emptyBox;
  let size = 0;
  const measure = (area: Area, options: TitleOptions) => {
    const first = setTitle(face, words, area, options);
    // Too long for its face: the condensed one.
    const narrow = first.size < 64 && face !== 'league' ? setTitle('league', words, area, options) : first;
    const best = narrow.size > first.size * 1.1 ? narrow : first;
    box = joinBoxes(box, best.box);
    size = best.size;
    return best;
  };
  const letter = { main: initialOf(words.main), over: '', under: '' };
  const sheet: Sheet = {
    p: palette,
    A,
    B,
    random,
    defs: freshDefs(seed),
    slip,
    measure,
    title: (area, options, colour) => path(measure(area, options).d, colour),
    initial: (area) =>
      setTitle(face, letter, area, { stack: true, max: 2000, align: 'centre', valign: 'middle' }),
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
  return { sheet, face, measured: () => ({ box, size }) };
}

/** The wide face is for short words only. */
const faceFor = (face: FaceName, title: string): FaceName =>
  face === 'wide' && title.split(/[ -]/).some((word) => word.length > 10) ? 'tight' : face;

/** The first letter of the first significant word. */
const initialOf = (title: string): string =>
  /^\P{M}\p{M}*/u.exec(title.replace(/^(?:The|A|An|Le|La|Les|El|Der|Die|Das) (?=\S)/, ''))?.[0] ?? '?';

/** A poster printed in four flat inks. */
export function flatPoster(
  subject: ArtSubject,
  wording: Wording,
  seed: string,
  random: Random,
  fine: boolean,
): Drawn {
  const choices = choosePrint(subject, wording.title.main, random);
  return print(choices, wording, { seed, random, fine });
}

type Choices = Print & { name: CompositionName; palette: NamedPalette };

/** School, face, colours, things and composition, drawn in this order. */
export function choosePrint(subject: ArtSubject, title: string, random: Random): Choices {
  const { school, face } = chooseStyle(subject.kin ?? subject, random);
  const { palettes, compositions: wanted, slip } = schools[school];
  const palette = choosePalette(subject.tone, palettes, random);
  const [leadName = 'star', secondName = leadName] = subject.motifs;
  const lead = printable(propOf(leadName, subject, random));
  const second = printable(propOf(secondName, subject, random));
  return { ...arrange(wanted, { lead, second, title }, random), palette, face, slip };
}

/** Draws what was chosen. */
export function print(
  choices: Choices,
  wording: Wording,
  paper: { seed: string; random: Random; fine: boolean },
): Drawn {
  const { name, A, palette: p } = choices;
  const { sheet, face, measured } = createSheet(choices, wording, paper);
  const picture = compositions[name](sheet);
  const dust = paper.fine ? flecks(paper.random, sheet.defs, mix(p.ground, p.paper, 0.5)) : '';
  const { over, main, under } = wording.title;
  return {
    defs: sheet.defs.all(),
    body: picture + dust,
    w: W,
    h: H,
    label: escapeXml([over, main, under, wording.note].filter((part) => part !== '').join(', ')),
    ...measured(),
    style: `flat/${name}/${face}`,
    look: { family: 'flat', composition: name, drawing: `${A.name}/${A.drawing.tag}`, palette: p.name },
  };
}

/** Trunks without crowns are bars on a flat ground, so firs replace them. */
const printable = (prop: Prop): Prop =>
  prop.name === 'forest' ? { ...prop, drawing: drawingOf('forest', 'firs') } : prop;
