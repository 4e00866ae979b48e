import type { MediaType } from '#contracts/paths.ts';
import type { TypedMovie, TypedTv } from '#contracts/tmdb/lists.ts';
import type { TitleFacts } from '#core/browse/titleFacts.ts';
import type { Ask } from '#core/live/ask.ts';
import { itemFacts } from '#core/live/local/itemFacts.ts';
import { isFields, listIn, readTitle, textIn } from '#core/live/readList.ts';

type Item = TypedMovie | TypedTv;
type Work = { item: Item; cast: Set<number>; crew: Set<number>; makers: Set<number>; writers: Set<number> };

/** What people have made and played in, and what they are called. */
export type PeopleCredits = {
  titles: readonly { item: Item; facts: TitleFacts }[];
  nameOf: (person: string) => string | null;
};

const makes = /^(?:Director|Creator|Series Creator)$/;
const writes = /^(?:Writer|Screenplay|Story|Original Story|Teleplay|Author|Co-Writer)$/;

/** All titles of a medium that any of these people had a part in. Null where somebody's work can't be had. */
export async function askCredits(
  ask: Ask,
  media: MediaType,
  people: readonly number[],
): Promise<PeopleCredits | null> {
  const works = new Map<number, Work>();
  const names = new Map<string, string>();
  const workOf = (fields: unknown): Work | null => {
    const item = readTitle(fields);
    if (item?.media_type !== media) return null;
    const known = works.get(item.id);
    const work = known ?? {
      item,
      cast: new Set<number>(),
      crew: new Set<number>(),
      makers: new Set<number>(),
      writers: new Set<number>(),
    };
    works.set(item.id, work);
    return work;
  };
  const answers = await Promise.all(
    people.map(async (person) => {
      const asked = await ask<unknown>(`person/${person}`, { append_to_response: 'combined_credits' });
      if (!asked.ok) return asked.status === 404;
      if (!isFields(asked.body) || !isFields(asked.body['combined_credits'])) return false;
      const { combined_credits: credits } = asked.body;
      names.set(String(person), textIn(asked.body, 'name'));
      for (const fields of listIn(credits, 'cast')) workOf(fields)?.cast.add(person);
      for (const fields of listIn(credits, 'crew')) {
        const work = workOf(fields);
        const job = isFields(fields) ? textIn(fields, 'job') : '';
        work?.crew.add(person);
        if (makes.test(job)) work?.makers.add(person);
        if (writes.test(job)) work?.writers.add(person);
      }
      return true;
    }),
  );
  if (answers.includes(false)) return null;
  return {
    titles: [...works.values()].map(({ item, cast, crew, makers, writers }) => ({
      item,
      facts: {
        ...itemFacts(item),
        cast: [...cast],
        crew: [...crew],
        makers: [...makers],
        writers: [...writers],
      },
    })),
    nameOf: (person) => names.get(person) || null,
  };
}
