/** A title as it is set: the large words, and small ones above or below them. */
export type TitleWords = {
  main: string;
  over: string;
  under: string;
  /** Its name where it comes from, in that script. */
  original?: string;
  /** Of that name, as ISO 639-1. */
  language?: string;
};

/** What stands large and what small: "Dune" with "Part Two" below, but "The Fellowship of the Ring" below "The Lord of the Rings". */
export function splitTitle(title: string, series = ''): TitleWords {
  const named = splitSeries(title, series);
  if (named !== null) return named;
  const at = /: | [–-] | or: /.exec(title);
  if (at === null || at.index < 3) return { main: title, over: '', under: '' };
  const first = title.slice(0, at.index);
  const second = title.slice(at.index + (at[0] === ' or: ' ? 1 : at[0].length));
  const numbered =
    /^(part|chapter|vol|volume|episode|season|the movie|or:)\b/i.test(second) || second.length < 5;
  if (numbered || first.length < 13 || second.length > 44) return { main: first, over: '', under: second };
  return { ...splitTitle(second.replace(/^(Episode \w+ )[–-] /, '')), over: first };
}

/** "Harry Potter and the" stands above "Deathly Hallows": the series' name alone would leave the better half small. */
function splitSeries(title: string, series: string): TitleWords | null {
  if (series.length < 5 || !title.startsWith(`${series} and `)) return null;
  const article = /^ and (?:the |a |an )?/.exec(title.slice(series.length))?.[0] ?? '';
  const { main, under } = splitTitle(title.slice(series.length + article.length));
  return main === '' ? null : { main, over: (series + article).trim(), under };
}
