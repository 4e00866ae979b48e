import type { Engine } from '@marquee/assistant';
import type { TitleFacts } from '@marquee/assistant/events';
import type { Part } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { normalise } from '@marquee/text';
import { z } from 'zod';

/** Picks per line, for measuring: pages show fewer. */
const picksALine = 20;

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  request: z.string(),
  liked: z.array(z.object({ title: z.string(), year: z.int().nullish() })).default([]),
});

const wanted =
  'A line is {"id": "1", "request": "a quiet western", "liked": [{"title": "Shane", "year": 1953}]}; "liked" may be left out.';

export type LineAnswer = {
  id: string | number;
  query: readonly Part[];
  /** `tmdb_id` is null where it is not known. */
  picks: readonly { kind: MediaType; tmdb_id: number | null; title: string; year: number }[];
};

type Liked = z.infer<typeof Line>['liked'][number];

/** The title of a name; years of release differ between countries by one. */
function titleNamed(titles: readonly TitleFacts[], { title, year }: Liked): TitleFacts[] {
  const name = normalise(title);
  const named = titles.filter(({ name: known, originalName, alsoNamed }) =>
    [known, originalName, ...alsoNamed].some((other) => normalise(other) === name),
  );
  const near = named.filter((one) => year === null || year === undefined || Math.abs(one.year - year) <= 1);
  return near.toSorted((one, other) => other.fame - one.fame).slice(0, 1);
}

function readLine(line: string, isJson: boolean): z.infer<typeof Line> | null {
  if (!isJson) return { id: '', request: line, liked: [] };
  try {
    return Line.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** Answers one line of the command. */
export function answerLine(
  line: string,
  parts: { engine: Engine; titles: readonly TitleFacts[]; isJson: boolean; year: number },
): { ok: true; value: LineAnswer } | { ok: false; problem: string } {
  const read = readLine(line, parts.isJson);
  if (!read) return { ok: false, problem: `Not a request: ${line.slice(0, 80)}\n${wanted}` };
  const { query, picks } = parts.engine.answer(
    { turns: [{ say: read.request, without: [] }], seen: [] },
    {
      count: picksALine,
      year: parts.year,
      liked: read.liked.flatMap((one) => titleNamed(parts.titles, one)),
    },
  );
  return {
    ok: true,
    value: {
      id: read.id,
      query: query.parts,
      picks: picks.map(({ title: { media, id, name, year } }) => ({
        kind: media,
        tmdb_id: id <= largestTmdbId ? id : null,
        title: name,
        year,
      })),
    },
  };
}
