import { arrange } from '#flat/arrange.ts';
import { choosePalette, chooseStyle } from '#flat/chooseStyle.ts';
import { type CompositionName, compositions } from '#flat/compositions.ts';
import { schools } from '#flat/school.ts';
import { H, W } from '#flat/sheet.ts';
import { flecks } from '#flat/texture.ts';
import { mix } from '#kit/colour.ts';
import { drawingOf } from '#kit/motif.ts';
import type { NamedPalette } from '#kit/palette.ts';
import type { Random } from '#kit/random.ts';
import { escapeXml } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { ArtSubject } from '#ports.ts';

import { createSheet, type Print } from './createSheet.ts';
import type { Drawn } from './drawn.ts';
import { propOf } from './setUp.ts';
import type { Wording } from './wording.ts';

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
