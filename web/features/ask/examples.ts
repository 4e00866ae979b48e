import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { askWelcome } from '#web/messages/en/askWelcome.ts';

type Example = { question: string; picks: readonly TitleId[] };

const movies = (...ids: readonly number[]): readonly TitleId[] => ids.map((id) => ({ media: 'movie', id }));

/** Of what each finds among its first picks, those that show best what was meant. */
const picks = [
  movies(607, 816, 37165, 9739),
  movies(915935, 11943, 13310, 840430),
  movies(934, 11589, 5506, 247),
  movies(8392, 2062, 16859, 508965),
  movies(49797, 670, 396535, 496243),
  movies(104, 137113, 587792, 45612),
] as const;

export const examples: readonly Example[] = askWelcome.questions.map((question, index) => ({
  question,
  picks: picks[index] ?? [],
}));

/** Those of all examples, as they are asked for together. */
export const examplePicks: readonly TitleId[] = picks.flat();
