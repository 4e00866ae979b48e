import around from '@marquee/content/words/around-names.json' with { type: 'json' };
import personCues from '@marquee/content/words/person-cues.json' with { type: 'json' };
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { LinkContext } from './scene.ts';

export type PersonRole = WishOf<'person'>['role'];

/** What leads to a person's name, and in which role. */
export type PersonCue = {
  from: number;
  role: PersonRole;
  /** Whether its words belong to the name: "without" says more than that one follows. */
  isOwn: boolean;
};

type Row = { role: PersonRole; phrases: readonly string[]; apart?: true };

/** Cues by their last word, the longest first. */
const endings = new Map<string, ({ words: readonly string[] } & Omit<PersonCue, 'from'>)[]>();
for (const { role, phrases, apart } of personCues as readonly Row[]) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const last = words.at(-1) ?? '';
    endings.set(last, [...(endings.get(last) ?? []), { words, role, isOwn: !apart }]);
  }
}
for (const known of endings.values()) known.sort((a, b) => b.words.length - a.words.length);

const fillers = new Set(around.betweenCueAndPerson);

/** "Directed by", "with the great": what leads to a name that begins at a place. */
export function personCueBefore(scene: LinkContext, at: number): PersonCue | null {
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

const works = new Set(around.works);

/** "Kubrick films", "Hitchcock-esque": whether what follows says that a name was meant. */
export const areWorks = (scene: LinkContext, at: number): boolean =>
  works.has(scene.word(at)) || (scene.isTied(at) && scene.word(at) === 'like');

/** Whether hardly anything but a person's name follows. */
export const isSureCue = (cue: PersonCue | null): boolean => cue !== null && cue.role !== 'any';
