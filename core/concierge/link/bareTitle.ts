import type { Token } from '../read/tokens.ts';
import { aroundName } from './aroundName.ts';
import { chooseTitle } from './chooseTitle.ts';
import { mediaOf } from './cues.ts';
import type { Linked } from './linked.ts';
import { createScene } from './scene.ts';
import type { TitleNames } from './titleNames.ts';
import type { Vocabulary } from './vocabulary.ts';

const fillers = new Set(
  'the movie film series show tv please pls a by watch find called original'.split(' '),
);

/**
 * A sentence that is a title and nothing else but "the film", a year, "please"; its words may be as ordinary as they
 * like.
 */
export function bareTitle(
  tokens: readonly Token[],
  { names, vocabulary }: { names: TitleNames; vocabulary: Vocabulary },
): Linked | null {
  const scene = createScene(tokens, []);
  for (let from = 0; from < scene.count && (from === 0 || fillers.has(scene.word(from - 1))); from += 1) {
    for (let to = scene.count; to > from; to -= 1) {
      const letters = tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join('');
      const exact = names.get(letters);
      const hasOddWord = tokens.slice(from, to).some(({ word }) => !vocabulary.isPlain(word));
      const name = exact ?? (hasOddWord ? names.near.nearest(letters)?.name : undefined);
      if (name === undefined) continue;
      const around = aroundName(scene, from, to, name);
      const end = around.year?.end ?? to;
      const rest = tokens.slice(end).map(({ word }) => word);
      if (!rest.every((word) => fillers.has(word))) continue;
      const said = [...tokens.slice(0, from), ...tokens.slice(end)].map(({ word }) => mediaOf(word));
      const chosen = chooseTitle(name, {
        year: around.year,
        media: said.find((media) => media !== null) ?? null,
      });
      if (chosen === null) continue;
      const { media, id, name: title, year } = chosen.title;
      return {
        from: 0,
        to: scene.count,
        wish: { slot: 'like', media, id, name: title, year, aspect: null, not: false },
        corrected: exact === undefined ? title : null,
        homonyms: chosen.homonyms,
        isCue: false,
      };
    }
  }
  return null;
}
