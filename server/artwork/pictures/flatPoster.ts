import { arrange } from '#server/artwork/flat/arrange.ts';
import { choosePalette } from '#server/artwork/flat/choosePalette.ts';
import { chooseStyle } from '#server/artwork/flat/chooseStyle.ts';
import { type CompositionName, compositions } from '#server/artwork/flat/compositions.ts';
import { schools } from '#server/artwork/flat/school.ts';
import { H, W } from '#server/artwork/flat/sheet.ts';
import { flecks } from '#server/artwork/flat/texture.ts';
import { mix } from '#server/artwork/kit/colour.ts';
import { drawingOf } from '#server/artwork/kit/motif.ts';
import type { NamedPalette } from '#server/artwork/kit/palette.ts';
import type { Random } from '#server/artwork/kit/random.ts';
import { escapeXml } from '#server/artwork/kit/svg.ts';
import type { Prop } from '#server/artwork/lit/set.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';

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

/** Trunks without crowns are bars on a flat ground: firs stand in for them. */
const printable = (prop: Prop): Prop =>
  prop.name === 'forest' ? { ...prop, drawing: drawingOf('forest', 'firs') } : prop;
