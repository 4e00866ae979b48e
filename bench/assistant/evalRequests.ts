import { readFileSync } from 'node:fs';

import { type TitleFacts, type TitleKey, titleKey } from '@marquee/assistant/events';
import { normalise } from '@marquee/text';
import { z } from 'zod';

const NamedTitle = z.object({ title: z.string(), year: z.int() });

const RealRequest = z.object({
  id: z.string(),
  request: z.string(),
  /** Titles that the request names: no answer to it. */
  liked: z.array(NamedTitle),
  /** What others answered. */
  targets: z.array(NamedTitle),
});

/** A request of which at least one answer is in the catalogue. */
export type EvalRequest = {
  id: string;
  request: string;
  liked: readonly TitleFacts[];
  targets: ReadonlySet<TitleKey>;
};

/** Years of release differ between sources by one at most. */
const yearsApart = 1;

/** Reads requests with their answers, a JSON object a line, as far as the catalogue has the answers. */
export function readEvalRequests(
  path: string,
  titles: readonly TitleFacts[],
): { requests: readonly EvalRequest[]; lines: number } {
  const filmsNamed = new Map<string, TitleFacts[]>();
  for (const title of titles.filter(({ media }) => media === 'movie')) {
    for (const name of new Set([title.name, title.originalName, ...title.alsoNamed].map(normalise))) {
      filmsNamed.set(name, [...(filmsNamed.get(name) ?? []), title]);
    }
  }
  const filmsOf = (named: readonly z.infer<typeof NamedTitle>[]) =>
    named.flatMap(({ title, year }) =>
      (filmsNamed.get(normalise(title)) ?? [])
        .filter((film) => Math.abs(film.year - year) <= yearsApart)
        .slice(0, 1),
    );
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const requests = lines.map((line): EvalRequest => {
    const { id, request, ...named } = RealRequest.parse(JSON.parse(line));
    const liked = filmsOf(named.liked);
    const likedKeys = new Set(liked.map(titleKey));
    const targets = filmsOf(named.targets)
      .map(titleKey)
      .filter((key) => !likedKeys.has(key));
    return { id, request, liked, targets: new Set(targets) };
  });
  return { requests: requests.filter(({ targets }) => targets.size > 0), lines: lines.length };
}
