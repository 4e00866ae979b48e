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

const separator = /: | [–-] | or: /;
const numbered = /^(?:part|chapter|vol|volume|season|the movie|or:)\b/i;

/**
 * What is set large and what small: "Dune" with "Part Two" below, but "The Fellowship of the Ring" below
 * "The Lord of the Rings". The series is the collection's name.
 */
export function splitTitle(title: string, series = ''): TitleWords {
  return withinSeries(title, series) ?? atSeparator(title);
}

function atSeparator(title: string): TitleWords {
  const at = separator.exec(title);
  const part = /^(.{4,}?),? ((?:Part|Chapter|Vol\.|Volume) (?:\d+|[IVX]+|One|Two|Three))$/.exec(title);
  if (at === null && part !== null) return { main: part[1] ?? title, over: '', under: part[2] ?? '' };
  if (at === null || at.index < 3) return whole(title);
  const first = title.slice(0, at.index);
  const second = title.slice(at.index + (at[0] === ' or: ' ? 1 : at[0].length));
  const episode = /^(Episode \w+)(?: [–-] |: )(.+)/.exec(second);
  if (episode !== null) return { main: episode[2] ?? second, over: `${first}: ${episode[1]}`, under: '' };
  const short = second.length < 5 || numbered.test(second);
  if (short || first.length < 13 || second.length > Math.max(26, first.length * 1.6))
    return { main: first, over: '', under: second };
  return { ...atSeparator(second), over: first };
}

/** A series' name with a colon stays whole, and "Harry Potter and the" is set above "Deathly Hallows". */
function withinSeries(title: string, series: string): TitleWords | null {
  if (series.length < 5 || !title.startsWith(series)) return null;
  const rest = title.slice(series.length);
  const joint = /^ and the /.exec(rest);
  if (joint !== null) return { ...atSeparator(rest.slice(joint[0].length)), over: `${series} and the` };
  if (!/: \S+$/.test(series)) return null;
  const at = separator.exec(rest);
  return at?.index === 0 ? { ...atSeparator(rest.slice(at[0].length)), over: series } : whole(title);
}

const whole = (title: string): TitleWords => ({ main: title, over: '', under: '' });
