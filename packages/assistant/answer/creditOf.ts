import type { Fact } from '@marquee/contracts/assistant/fact.ts';
import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';

type Credit = Extract<Fact, { is: 'credit' }>;

/** What somebody did for a title, in the role that is asked for; of several, what counts most. */
export function creditOf(
  { media, makers, cast, writers }: TitleFacts,
  { id, name, role }: Pick<WishOf<'person'>, 'id' | 'name' | 'role'>,
): Credit {
  const isAsked = (asked: typeof role) => role === asked || role === 'any';
  const maker = isAsked('director') ? makers.find((person) => person.id === id) : undefined;
  if (maker) {
    return credit(maker.name, media === 'movie' ? 'director' : 'creator');
  }
  const player = isAsked('cast') ? cast.find((person) => person.id === id) : undefined;
  if (player)
    return { ...credit(player.name, 'cast'), character: player.character === '' ? null : player.character };
  const writer = isAsked('writer') ? writers.find((person) => person.id === id) : undefined;
  return writer ? credit(writer.name, 'writer') : credit(name, null);
}

const credit = (name: string, role: Credit['role']): Credit => ({
  is: 'credit',
  name,
  role,
  character: null,
});
