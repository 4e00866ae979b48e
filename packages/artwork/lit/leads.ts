import type { LitSet, Prop } from './set.ts';

/** What can be placed in a light: the first of the two that is a thing. */
export const thing = ({ lead, second }: LitSet): Prop =>
  [lead, second].find(
    ({ kind, name }) => kind === 'object' || kind === 'tall' || (kind === 'round' && name !== 'sun'),
  ) ?? lead;

const buildings = new Set(['house', 'castle', 'school']);

export const building = ({ lead, second }: LitSet): Prop | undefined =>
  [lead, second].find(({ name }) => buildings.has(name));

const creatures = new Set(['animal', 'dinosaur', 'insect', 'bird', 'fish', 'ghost', 'robot']);

export const creature = ({ lead, second }: LitSet): Prop =>
  [lead, second].find(({ name }) => creatures.has(name)) ?? lead;
