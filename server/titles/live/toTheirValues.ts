import type { Filters } from '@marquee/contracts/facets.ts';
import { filterPieces, readFilters } from '@marquee/contracts/filterAddress.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { normalise } from '@marquee/text';
import { type Ask, isFields, listIn, type NetworkNames, numberIn, textIn } from '@marquee/titles';

const numbered = ['keyword', 'person', 'actor', 'maker', 'writer', 'network'] as const;
type Numbered = (typeof numbered)[number];

export type TheirValuesParts = {
  ask: Ask;
  /** How the house's own catalogue calls what has this number there. */
  ownName: (facet: Numbered, value: string) => string | undefined;
  /** Those whose numbers TMDB has agreed to. */
  networks: () => NetworkNames;
};

/** An address in TMDB's numbers, and an answer to it in those that were asked. */
type Turned = { search: URLSearchParams; back: (body: object) => object };

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

/**
 * Links and saved sets from when the house's own catalogue answered have its numbers in their filters. Who or what they
 * mean is looked for at TMDB by name. What isn't found there stays as it is: TMDB knows nothing of such a number.
 */
export async function toTheirValues(
  address: URLSearchParams,
  media: MediaType,
  parts: TheirValuesParts,
): Promise<Turned> {
  const { filters } = readFilters(address, media);
  const turned: Filters = {};
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
      turned[facet] = { in: wanted, out };
    }),
  );
  if (asked.size === 0) return { search: address, back: (body) => body };
  const search = new URLSearchParams(address);
  for (const [name, value] of new URLSearchParams(filterPieces(turned).join('&'))) search.set(name, value);
  return { search, back: (body) => withValues(body, (name, value) => asked.get(`${name} ${value}`)) };
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
