import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Scene } from './scene.ts';

export type Role = WishOf<'person'>['role'];

/** What leads to somebody's name, and as what they are named. */
export type PersonCue = {
  from: number;
  role: Role;
  /** Whether its words belong to the name: "without" says more than that one follows. */
  isOwn: boolean;
};

const cues: Readonly<Record<Role, readonly string[]>> = {
  director: [
    'directed by',
    'director',
    'filmmaker',
    'from director',
    'from filmmaker',
    'by director',
    'by',
    'made by',
    'created by',
    'creator',
    'films of',
    'movies of',
    'work of',
    'filmography of',
  ],
  writer: [
    'written by',
    'writer',
    'screenplay by',
    'script by',
    'scripted by',
    'penned by',
    'from the writer',
  ],
  cast: ['starring', 'stars', 'star', 'with', 'featuring', 'actor', 'actress', 'acted by', 'played by'],
  any: ['anything by', 'like', 'similar to', 'style of', 'in the style of', 'fan of', 'fans of', 'a la'],
};
const others = ['love', 'from', 'without', 'no', 'not', 'except'];

const endings = new Map<string, ({ words: readonly string[] } & Omit<PersonCue, 'from'>)[]>();
for (const word of others) endings.set(word, [{ words: [word], role: 'any', isOwn: false }]);
for (const role of ['director', 'writer', 'cast', 'any'] as const) {
  for (const phrase of cues[role]) {
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    endings.set(last, [...(endings.get(last) ?? []), { words, role, isOwn: true }]);
  }
}
for (const known of endings.values()) known.sort((a, b) => b.words.length - a.words.length);

const fillers = new Set([
  'the',
  'great',
  'both',
  'a',
  'young',
  'old',
  'early',
  'late',
  'mr',
  'actor',
  'actress',
  'director',
]);

/** "Directed by", "with the great": what leads to a name that begins at a place. */
export function personCueBefore(scene: Scene, at: number): PersonCue | null {
  for (let last = at - 1; last >= 0 && last > at - 4; last -= 1) {
    if (/[.!?\n]/.test(scene.before(last + 1)) || scene.isTaken(last)) return null;
    for (const { words, role, isOwn } of endings.get(scene.word(last)) ?? []) {
      const from = last - words.length + 1;
      if (words.every((word, index) => scene.word(from + index) === word)) return { from, role, isOwn };
    }
    if (!fillers.has(scene.word(last))) return null;
  }
  return null;
}

const works = new Set(
  'film films movie movies flick flicks picture pictures work works filmography style vibe vibes esque directed stuff comedies thrillers dramas westerns romcoms'.split(
    ' ',
  ),
);

/** "Kubrick films", "Hitchcock-esque": whether what follows says that a name was meant. */
export const areWorks = (scene: Scene, at: number): boolean =>
  works.has(scene.word(at)) || (scene.isTied(at) && scene.word(at) === 'like');

/** Whether hardly anything but somebody's name follows. */
export const isSureCue = (cue: PersonCue | null): boolean => cue !== null && cue.role !== 'any';
