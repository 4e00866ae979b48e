/** What can be asked of a server, the best known first: read from the server itself, over its public addresses. */
export type World = {
  /** Paths of pages of its own for titles, people, seasons and collections. */
  pages: readonly string[];
  titles: readonly { media: 'movie' | 'tv'; id: number; name: string }[];
  /** Paths of files below a size, such as `/m11-poster.….svg`. */
  pictures: readonly string[];
};

type Listed = {
  id: number;
  title?: string;
  name?: string;
  poster_path: string | null;
  backdrop_path: string | null;
};

async function readJson<Body>(address: string): Promise<Body> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Body;
}

async function readList(origin: string, media: 'movie' | 'tv', mostPages: number): Promise<Listed[]> {
  const read = (page: number) =>
    readJson<{ total_pages: number; results: Listed[] }>(`${origin}/3/${media}/popular?page=${page}`);
  const first = await read(1);
  const found = [...first.results];
  for (let page = 2; page <= Math.min(mostPages, first.total_pages); page += 1)
    found.push(...(await read(page)).results);
  return found;
}

/** Of titles at most so many pages of twenty of each medium. */
export async function readWorld(origin: string, mostPages = Infinity): Promise<World> {
  // By this name the server knows its own address without a setting.
  const sitemap = await fetch(`${origin.replace('127.0.0.1', 'localhost')}/sitemap.xml`);
  const pages = Array.from((await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  const films = await readList(origin, 'movie', mostPages);
  const series = await readList(origin, 'tv', mostPages);
  const titles = [
    ...films.map(({ id, title = '' }) => ({ media: 'movie' as const, id, name: title })),
    ...series.map(({ id, name = '' }) => ({ media: 'tv' as const, id, name })),
  ];
  const pictures = [...films, ...series].flatMap(({ poster_path, backdrop_path }) =>
    [poster_path, backdrop_path].filter((path) => path !== null),
  );
  if (pages.length === 0 || pictures.length === 0) throw new Error(`${origin} has nothing to ask for.`);
  return { pages, titles, pictures };
}
