import around from '@marquee/content/words/around-names.json' with { type: 'json' };

import type { LinkContext } from './scene.ts';
import type { TitleMention } from './titleMention.ts';

const praise = new Set(around.praise);
const unseen = new Set(around.unseen);
const reach = 8;

/**
 * Whether a title is named to be left out of the answer: "I've already seen Heat", "other than Heat", "not Heat again".
 * Null where it is only said not to be known. Who praises what they have seen wants more of it.
 */
export function isLeftOut(scene: LinkContext, { around, cue }: TitleMention): boolean | null {
  const { end, from } = around;
  if (scene.word(end) === 'again' && scene.word(from - 1) === 'not') return true;
  if (cue === null || !cue.isSeen) return false;
  if (scene.word(end) === 'already') return true;
  const isViewing = /^(?:seen|watched|have|ive|i|already)$/.test(scene.word(cue.from));
  if (!isViewing) return true;
  for (let at = cue.from - 1; at >= cue.from - 2; at -= 1) {
    if (unseen.has(scene.word(at))) return null;
    if (scene.word(at) === 'just') return false;
  }
  for (let at = end; at < Math.min(scene.count, end + reach); at += 1) {
    if (at > end && /\n/.test(scene.before(at))) break;
    if (praise.has(scene.word(at))) return false;
  }
  return true;
}
