import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import type { FacetTitle } from '@marquee/facets';

import type { Ask, Asked } from '#ask.ts';
import { readAnswer } from '#readAnswer.ts';
import { type Fields, isFields, listIn, readTitle, textIn } from '#readList.ts';
import { titleOfItem } from '#titleOfItem.ts';

type Item = TypedMovie | TypedTv;
type Work = { item: Item; cast: Set<number>; crew: Set<number>; makers: Set<number>; writers: Set<number> };

/** What people have made and played in, and what they are called. */
export type PeopleCredits = {
  titles: readonly { item: Item; title: FacetTitle }[];
  nameOf: (person: string) => string | null;
};

const makes = /^(?:Director|Creator|Series Creator)$/;
const writes = /^(?:Writer|Screenplay|Story|Original Story|Teleplay|Author|Co-Writer)$/;

const numbered = (ids: ReadonlySet<number>) => Array.from(ids, (id) => ({ id }));

/** A person with the credits of the same request. */
const readPerson = (body: unknown): { person: Fields; credits: Fields } | null =>
  isFields(body) && isFields(body['combined_credits'])
    ? { person: body, credits: body['combined_credits'] }
    : null;

/** All titles of a medium that any of these people had a part in. Fails where one's work is unavailable. */
export async function askCredits(
  ask: Ask,
  media: MediaType,
  people: readonly number[],
): Promise<Asked<PeopleCredits>> {
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
      if (!asked.ok && asked.status === 404) return null;
      const read = readAnswer(asked, readPerson);
      if (!read.ok) return read;
      const { credits } = read.body;
      names.set(String(person), textIn(read.body.person, 'name'));
      for (const fields of listIn(credits, 'cast')) workOf(fields)?.cast.add(person);
      for (const fields of listIn(credits, 'crew')) {
        const work = workOf(fields);
        const job = isFields(fields) ? textIn(fields, 'job') : '';
        work?.crew.add(person);
        if (makes.test(job)) work?.makers.add(person);
        if (writes.test(job)) work?.writers.add(person);
      }
      return null;
    }),
  );
  const failed = answers.find((answer) => answer !== null);
  if (failed) return failed;
  const credits: PeopleCredits = {
    titles: [...works.values()].map(({ item, cast, crew, makers, writers }) => ({
      item,
      title: {
        ...titleOfItem(item),
        cast: numbered(cast),
        crew: numbered(crew),
        makers: numbered(makers),
        writers: numbered(writers),
      },
    })),
    nameOf: (person) => names.get(person) || null,
  };
  return { ok: true, body: credits };
}
