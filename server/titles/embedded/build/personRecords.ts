import { fractionOf } from '#server/titles/embedded/ids.ts';
import { profileOf } from '#server/titles/embedded/picturePaths.ts';

import type { NamedCredit } from './creditRecords.ts';
import { rounded } from './estimates.ts';
import type { KnownForRecord, PersonRecord, TitleRecord } from './records.ts';

/** Share of a title's popularity that falls on a person: the first names of the bill and first directors carry most. */
function shareOf({ kind, job, ord }: NamedCredit['credit']): number {
  if (kind === 'cast') return 1 / (1 + ord / 3);
  return job === 'Writer' ? 0.35 : 0.8 / (1 + ord / 1.5);
}

const knownForLength = 3;
const titlesThatCount = 6;
const unset = 0;

/** Everyone credited, with an estimated popularity from the titles they are best known for. */
export function personRecords(credits: readonly NamedCredit[], titles: readonly TitleRecord[]) {
  const popularity = new Map(titles.map((title) => [keyOf(title.media, title.id), title.popularity]));
  const people = Map.groupBy(credits, ({ credit }) => credit.person_id);
  const person: PersonRecord[] = [];
  const knownFor: KnownForRecord[] = [];
  for (const [id, work] of people) {
    const first = work[0];
    if (first === undefined) continue;
    const best = bestTitles(work, popularity);
    best.slice(0, knownForLength).forEach(({ credit }, ord) => {
      knownFor.push({ person_id: id, ord, media: credit.media, title_id: credit.title_id });
    });
    const weight = best.slice(0, titlesThatCount).reduce((sum, { worth }) => sum + worth, 0);
    person.push({
      id,
      name: first.name,
      gender: unset,
      department: departmentOf(work),
      // The fraction breaks ties, so that the order of people is the same everywhere.
      popularity: rounded(weight / 10 + fractionOf('popularity', first.identity) / 10),
      profile_path: profileOf(id),
    });
  }
  return { person, knownFor };
}

const keyOf = (media: string, id: number) => `${media} ${id}`;

function bestTitles(work: readonly NamedCredit[], popularity: ReadonlyMap<string, number>) {
  const best = new Map<string, { credit: NamedCredit['credit']; worth: number }>();
  for (const { credit } of work) {
    const key = keyOf(credit.media, credit.title_id);
    const worth = (popularity.get(key) ?? 0) * shareOf(credit);
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { credit, worth });
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth || a.credit.title_id - b.credit.title_id);
}

/** The department with most of the person's credits. Directors mostly write too, so writing counts less. */
function departmentOf(work: readonly NamedCredit[]): string {
  const count = { Directing: 0, Acting: 0, Writing: 0 };
  for (const { credit } of work) {
    if (credit.kind === 'cast') count.Acting += 1;
    else if (credit.department === 'Directing') count.Directing += 1;
    else count.Writing += 0.6;
  }
  if (count.Directing >= count.Acting && count.Directing >= count.Writing) return 'Directing';
  return count.Acting >= count.Writing ? 'Acting' : 'Writing';
}
