import { mix } from '../kit/colour.ts';
import { palettesOf } from '../kit/palette.ts';
import type { Random } from '../kit/random.ts';
import { escapeXml, path } from '../kit/svg.ts';
import { type CompositionName, compositions } from '../flat/compositions.ts';
import { chooseSchool, type School, schools } from '../flat/school.ts';
import { H, type Sheet, W } from '../flat/sheet.ts';
import { flecks } from '../flat/texture.ts';
import type { Prop } from '../lit/set.ts';
import type { ArtSubject } from '../ports.ts';
import { splitTitle } from '../type/breakLines.ts';
import type { FaceName } from '../type/faces.ts';
import { emptyBox, joinBoxes } from '../type/outline.ts';
import { type Area, setTitle, smallLine, type TitleOptions } from '../type/setTitle.ts';
import type { Drawn } from './drawn.ts';
import { freshDefs, propOf } from './setUp.ts';

const wantScene: ReadonlySet<CompositionName> = new Set(['horizon', 'strata']);
const refuseScene: ReadonlySet<CompositionName> = new Set([
  'negative',
  'closeUp',
  'split',
  'repeat',
  'shadow',
  'procession',
  'strips',
  'diagonal',
  'collage',
  'reflection',
  'concentric',
]);

/** What a motif can't do, another composition does. */
function arrange(wanted: CompositionName, lead: Prop, second: Prop, title: string): { name: CompositionName; A: Prop; B: Prop } {
  const [scene, other] = [lead.kind === 'scene', second.kind === 'scene'];
  if (lead.kind === 'flat' && second.kind !== 'flat') return arrange(wanted, second, lead, title);
  if (lead.kind === 'flat') return { name: 'letters', A: lead, B: second };
  if (wantScene.has(wanted) && !scene && other) return { name: wanted, A: second, B: lead };
  if (wanted === 'horizon' && !scene) return { name: 'monument', A: lead, B: second };
  if (refuseScene.has(wanted) && scene)
    return other ? { name: 'portal', A: lead, B: second } : { name: wanted, A: second, B: lead };
  if (wanted === 'letters' && title.replace(/[^a-z]/gi, '').length > 16) return { name: scene ? 'horizon' : 'monument', A: lead, B: second };
  return { name: wanted, A: lead, B: second };
}

/** A poster printed in four flat inks. */
export function flatPoster(subject: ArtSubject, seed: string, random: Random, fine: boolean): Drawn {
  const defs = freshDefs(seed);
  const school: School = schools[chooseSchool(subject, random)];
  const palettes = palettesOf(subject.tone);
  const p = palettes[random.pick(school.palettes)] ?? palettes[0];
  const wantedFace = random.pick(school.faces);
  const [leadName = 'star', secondName = leadName] = subject.motifs;
  const { name, A, B } = arrange(random.pick(school.compositions), propOf(leadName, subject, random), propOf(secondName, subject, random), subject.title);
  const words = splitTitle(subject.title);
  const face = faceFor(wantedFace, subject.title);
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
    slip: school.slip,
    measure: set,
    title: (area, options, colour) => path(set(area, options).d, colour),
    credit: (x, y, { stacked = false, size: at = 25, align = 'left', width = 588 }, colour) => {
      if (!fine) return '';
      const [maker = ''] = subject.makers;
      const lines = stacked
        ? [smallLine(maker, x, y, { size: at, align, width }), smallLine(String(subject.year), x, y + 32, { size: at, align })]
        : [smallLine(`${maker}   ${subject.year}`.trim(), x, y, { size: at, align, width })];
      lines.forEach((line) => (box = joinBoxes(box, line.box)));
      return lines.map(({ d }) => path(d, colour)).join('');
    },
  };
  const picture = compositions[name](sheet);
  const dust = fine ? flecks(random, defs, mix(p.ground, p.paper, 0.5)) : '';
  return { defs: defs.all(), body: picture + dust, w: W, h: H, label: escapeXml(`${subject.title}, ${subject.year}`), box, size, style: `flat/${name}/${face}` };
}

/** The wide face is for short words only. */
const faceFor = (face: FaceName, title: string): FaceName =>
  face === 'wide' && title.split(/[ -]/).some((word) => word.length > 10) ? 'tight' : face;
