import { type Defs } from '#kit/svg.ts';
import type { Prop } from '#lit/set.ts';
import type { Area } from '#type/setTitle.ts';

import { putIn } from './seat.ts';

/** Things whose accent is an eye: without it their outline is unrecognisable. */
const looking = new Set(['eye', 'robot', 'skull', 'target']);

/** `inner`, seen only where a drawing has ink; its holes stay holes. */
export function inside(defs: Defs, prop: Prop, area: Area, inner: string, { foot = false } = {}): string {
  const accent = looking.has(prop.name) ? '#000' : '#fff';
  const reference = defs.symbol(putIn(prop, area, { f: '#fff', a: accent, g: '#000' }, { foot }));
  const id = `${reference.slice(1)}m`;
  return `<mask id="${id}"><use href="${reference}"/></mask><g mask="url(#${id})">${inner}</g>`;
}
