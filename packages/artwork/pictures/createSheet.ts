import type { Sheet } from '#flat/sheet.ts';
import type { Palette } from '#kit/palette.ts';
import type { Random } from '#kit/random.ts';
import { path } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { FaceName } from '#type/faces.ts';
import { emptyBox, joinBoxes } from '#type/outline.ts';
import { type Area, setTitle, smallLine, type TitleOptions } from '#type/setTitle.ts';
import type { InkBox } from '#type/shape.ts';

import { freshDefs } from './setUp.ts';
import type { Wording } from './wording.ts';

/** All choices of a printed poster but its composition. */
export type Print = { A: Prop; B: Prop; palette: Palette; face: FaceName; slip: number };

export type MeasuredSheet = {
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
