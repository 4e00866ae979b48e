import { paths } from '@marquee/contracts/paths.ts';

import type { World } from '../load/world.ts';

type Listed = {
  id: number;
  title?: string;
  name?: string;
  popularity: number;
  poster_path: string;
  backdrop_path: string;
};

type SampleTitle = { media: 'movie' | 'tv'; id: number; name: string; page: string; poster: string };

/** Every n-th title, by how known they are; the rest is there to be asked for by nobody. */
export type Sample = { world: World; asked: readonly SampleTitle[]; unasked: readonly SampleTitle[] };

async function readList(origin: string, media: 'movie' | 'tv') {
  const found: (Listed & { media: typeof media })[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`${origin}/3/${media}/popular?page=${page}`);
    const list = (await answer.json()) as { total_pages: number; results: Listed[] };
    pages = list.total_pages;
    for (const one of list.results) found.push({ ...one, media });
  }
  return found;
}

export async function readSample(origin: string, sampleOf: number): Promise<Sample> {
  const all = [...(await readList(origin, 'movie')), ...(await readList(origin, 'tv'))].toSorted(
    (a, b) => b.popularity - a.popularity,
  );
  const described = all.map(({ media, id, title, name = '', poster_path, backdrop_path }) => ({
    media,
    id,
    name: title ?? name,
    page: paths.title(media, id, title ?? name),
    poster: poster_path.replace('.svg', '.webp'),
    pictures: [poster_path, backdrop_path],
  }));
  const asked = described.filter((_, index) => index % sampleOf === 0);
  return {
    asked,
    unasked: described.filter((_, index) => index % sampleOf !== 0),
    world: {
      titles: asked,
      pages: asked.map(({ page }) => page),
      pictures: asked.flatMap(({ pictures }) => pictures),
    },
  };
}
