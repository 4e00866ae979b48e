import rows from '@marquee/content/words/companies.json' with { type: 'json' };

type Made = {
  name: string;
  year: number;
  /** TMDB's numbers; null where unknown. */
  companies: readonly number[] | null;
  /** Names of those who first showed a series. */
  networks: readonly string[];
};

type Row = {
  company: string;
  ids?: readonly number[];
  networks?: readonly string[];
  titles?: readonly string[];
};

const byNumber = namesBy(({ ids }) => ids);
const byNetwork = namesBy(({ networks }) => networks);
const byTitle = namesBy(({ titles }) => titles);

function namesBy<Key>(keysOf: (row: Row) => readonly Key[] | undefined): ReadonlyMap<Key, readonly string[]> {
  const names = new Map<Key, string[]>();
  for (const row of rows as readonly Row[]) {
    for (const key of keysOf(row) ?? []) names.set(key, [...(names.get(key) ?? []), row.company]);
  }
  return names;
}

/** The studios and networks that made a title, by the names that people know; null where nothing is known of them. */
export function companiesOf({ name, year, companies, networks }: Made): readonly string[] | null {
  const found = [
    ...(companies ?? []).flatMap((id) => byNumber.get(id) ?? []),
    ...networks.flatMap((network) => byNetwork.get(network) ?? []),
    ...(byTitle.get(`${name} (${year})`) ?? []),
  ];
  return companies === null && networks.length === 0 && found.length === 0 ? null : [...new Set(found)];
}

const numbers = new Map((rows as readonly Row[]).map(({ company, ids = [] }) => [company, ids] as const));

/** TMDB's numbers of a company. */
export const companyNumbers = (company: string): readonly number[] => numbers.get(company) ?? [];
