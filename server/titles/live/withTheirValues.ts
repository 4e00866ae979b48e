import type { Filters } from '@marquee/contracts/facets.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { normalise } from '@marquee/text';
import {
  type Ask,
  type Asked,
  isFields,
  listIn,
  type NetworkNames,
  numberIn,
  textIn,
  type TitleSource,
} from '@marquee/titles';

const numbered = ['keyword', 'person', 'actor', 'maker', 'writer', 'network'] as const;
type Numbered = (typeof numbered)[number];

export type TheirValuesParts = {
  ask: Ask;
  /** The name that this number has in Marquee's own catalogue. */
  ownName: (facet: Numbered, value: string) => string | undefined;
  /** Numbers that TMDB has confirmed. */
  networks: () => NetworkNames;
};

async function theirs(
  facet: Numbered,
  value: string,
  { ask, ownName, networks }: TheirValuesParts,
): Promise<string | null> {
  const name = Number(value) > largestTmdbId ? ownName(facet, value) : undefined;
  if (name === undefined) return null;
  const isSame = (other: string) => normalise(other) === normalise(name);
  if (facet === 'network') return [...networks()].find(([, other]) => isSame(other))?.[0] ?? null;
  const asked = await ask<unknown>(`search/${facet === 'keyword' ? 'keyword' : 'person'}`, {
    query: name,
    page: 1,
  });
  const found = asked.ok && isFields(asked.body) ? listIn(asked.body, 'results').filter(isFields) : [];
  const same = found.find((one) => isSame(textIn(one, 'name')));
  const id = same ? numberIn(same, 'id') : 0;
  return id > 0 ? String(id) : null;
}

/** Filters in TMDB's numbers, and an answer to them in those that were asked. */
async function turned(
  filters: Filters,
  parts: TheirValuesParts,
): Promise<{ filters: Filters; back: <Body extends object>(body: Body) => Body }> {
  const theirFilters: Filters = { ...filters };
  const asked = new Map<string, string>();
  await Promise.all(
    numbered.map(async (facet) => {
      const choice = filters[facet];
      if (!choice) return;
      const turn = async (value: string) => {
        const id = await theirs(facet, value, parts);
        if (id !== null) asked.set(`${facet} ${id}`, value);
        return id ?? value;
      };
      const [wanted, out] = await Promise.all([
        Promise.all(choice.in.map(turn)),
        Promise.all(choice.out.map(turn)),
      ]);
      theirFilters[facet] = { in: wanted, out };
    }),
  );
  const said: Said = (name, value) => asked.get(`${name} ${value}`);
  return {
    filters: theirFilters,
    back: <Body extends object>(body: Body) => (asked.size === 0 ? body : (withValues(body, said) as Body)),
  };
}

/**
 * Links and saved sets from when Marquee's own catalogue answered have its numbers in their filters. Who or what they
 * mean is looked for at TMDB by name. What isn't found there stays as it is: TMDB knows nothing of such a number.
 */
export function withTheirValues(source: TitleSource, parts: TheirValuesParts): TitleSource {
  type Narrowed = { asked: { filters: Filters } };
  const through =
    <Question extends Narrowed, Body extends object>(ask: (question: Question) => Promise<Asked<Body>>) =>
    async (question: Question): Promise<Asked<Body>> => {
      const { filters, back } = await turned(question.asked.filters, parts);
      const answer = await ask({ ...question, asked: { ...question.asked, filters } });
      return answer.ok ? { ok: true, body: back(answer.body) } : answer;
    };
  const { inLocale } = source;
  return {
    ...source,
    ...(inLocale && { inLocale: (locale) => withTheirValues(inLocale(locale), parts) }),
    discover: through(source.discover),
    surprise: through(source.surprise),
  };
}

type Said = (name: string, value: string) => string | undefined;

/** All that names a value of a facet: its options, what may be dropped, what was ignored. */
function withValues(body: unknown, said: Said, facet?: string): object {
  if (Array.isArray(body))
    return body.map((item: unknown) => (isFields(item) ? withValues(item, said, facet) : item));
  if (!isFields(body)) return {};
  const name = typeof body['name'] === 'string' ? body['name'] : facet;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      if (key === 'results') return [key, value];
      if (key === 'value' && typeof value === 'string' && name !== undefined)
        return [key, said(name, value) ?? value];
      return [key, typeof value === 'object' && value !== null ? withValues(value, said, name) : value];
    }),
  );
}
