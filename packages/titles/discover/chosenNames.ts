import type { ChoiceName, Filters } from '@marquee/contracts/facets.ts';

import type { Ask } from '#ask.ts';
import { isFields, textIn } from '#readList.ts';

/** The facets whose values are numbers of things with names, and where their names can be asked for. */
const places: Partial<Record<ChoiceName, string>> = {
  keyword: 'keyword',
  person: 'person',
  actor: 'person',
  maker: 'person',
  writer: 'person',
  network: 'network',
};

/** Beyond this many, values are shown by number. */
const most = 12;

export type NameOf = (name: ChoiceName, value: string) => string | null;

/** The names of what is chosen by its number. A missing name doesn't make the answer fail. */
export async function chosenNames(ask: Ask, filters: Filters): Promise<NameOf> {
  const wanted = (['keyword', 'person', 'actor', 'maker', 'writer', 'network'] as const).flatMap((name) => {
    const values = [...(filters[name]?.in ?? []), ...(filters[name]?.out ?? [])];
    return values.map((value) => `${places[name] ?? name}/${value}`);
  });
  const paths = [...new Set(wanted)].slice(0, most);
  const names = new Map<string, string>();
  await Promise.all(
    paths.map(async (path) => {
      const asked = await ask<unknown>(path);
      const name = asked.ok && isFields(asked.body) ? textIn(asked.body, 'name') : '';
      if (name !== '') names.set(path, name);
    }),
  );
  return (name, value) => names.get(`${places[name] ?? name}/${value}`) ?? null;
}
