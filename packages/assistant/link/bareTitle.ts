import around from '@marquee/content/words/around-names.json' with { type: 'json' };

import type { Token } from '#read/line.ts';

import { aroundName } from './aroundName.ts';
import { mediaOf } from './cues.ts';
import { createScene, type LinkContext } from './scene.ts';
import { nameClass } from './titleForms.ts';
import { chooseTitle } from './titleMention.ts';
import type { Linked } from './titleMentions.ts';
import type { TitleNames } from './titleNames.ts';
import type { PlainVocabulary } from './vocabulary.ts';

const fillers = new Set(around.aroundBareTitles);

/** "From 1984" after a name. */
const longestYear = 2;

type Parts = { names: TitleNames; vocabulary: PlainVocabulary };

/**
 * A sentence that is a title and nothing else but "the film", a year, "please"; its words may be as ordinary as they
 * like.
 */
export function bareTitle(tokens: readonly Token[], parts: Parts): Linked | null {
  const scene = createScene(tokens, [], parts.vocabulary);
  let tail = scene.count;
  while (tail > 0 && fillers.has(scene.word(tail - 1))) tail -= 1;
  for (let from = 0; from < scene.count && (from === 0 || fillers.has(scene.word(from - 1))); from += 1) {
    const farthest = Math.min(scene.count, from + parts.names.longest);
    for (let to = farthest; to > from && to + longestYear >= tail; to -= 1) {
      const linked = titleAt(scene, { from, to, tail }, parts);
      if (linked !== null) return linked;
    }
  }
  return null;
}

/** From `tail` on there are fillers only. */
type Place = { from: number; to: number; tail: number };

function titleAt(scene: LinkContext, { from, to, tail }: Place, { names, vocabulary }: Parts): Linked | null {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const letters = places.map(scene.word).join('');
  const exact = names.get(letters);
  const near = places.every(scene.isPlain) ? undefined : names.near.nearest(letters)?.name;
  const name = exact ?? near;
  if (name === undefined) return null;
  const around = aroundName(scene, from, to, name);
  const end = around.year?.end ?? to;
  if (end < tail || isOnlyKind(scene, { from, to, end }, vocabulary)) return null;
  const before = Array.from({ length: from }, (_, index) => scene.word(index));
  const rest = Array.from({ length: scene.count - end }, (_, index) => scene.word(end + index));
  const media = [...before, ...rest].map(mediaOf).find((said) => said !== null) ?? null;
  const chosen = chooseTitle(name, { year: around.year, media, cue: null, country: null });
  if (chosen === null) return null;
  const { title, homonyms } = chosen;
  return {
    from: 0,
    to: scene.count,
    wish: {
      slot: 'like',
      media: title.media,
      id: title.id,
      name: title.name,
      year: title.year,
      aspect: null,
      not: false,
    },
    corrected: exact === undefined ? title.name : null,
    homonyms,
    isCue: false,
  };
}

/** "A spy film", "horror movies": a kind of film, though a title has that name. "Heat the movie" is the title. */
function isOnlyKind(
  scene: LinkContext,
  { from, to, end }: { from: number; to: number; end: number },
  vocabulary: PlainVocabulary,
): boolean {
  if (end > to) return false;
  const words = Array.from({ length: to - from }, (_, index) => scene.word(from + index));
  if (nameClass(words, vocabulary) === 'own') return false;
  return scene.word(from - 1) === 'a' || mediaOf(scene.word(end)) !== null;
}
