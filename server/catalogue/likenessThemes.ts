/** Keywords that say how a title came about or how it is told, rather than what it is like. */
const incidental = new Set([
  'sequel',
  'prequel',
  'remake',
  'reboot',
  'spin-off',
  'based on novel or book',
  'based on short story',
  'based on play or musical',
  'based on true story',
  'based on comic',
  'woman director',
  'independent film',
  'ensemble cast',
  'cult film',
  'plot twist',
  'voice over narration',
  'female protagonist',
  'miniseries',
]);
/** How much an incidental keyword counts beside one that says what the title is like. */
const incidentalShare = 0.25;
/** How much the first keyword of a row counts beyond the last: rows begin with what the title is about. */
const firstShare = 0.8;
const firstFade = 2.5;
/** How much a word counts that different keywords share, as "space opera" and "space station" do. */
const wordShare = 0.5;
/** How much a keyword counts that a title hasn't, but that goes with those it has. */
const kinShare = 0.6;
const mostKin = 8;
/** Keywords that met so seldom that it may be by chance are no kin. */
const leastMeetings = 3;
const plainWords = new Set(['and', 'the', 'based', 'relationship', 'city', 'film']);

export const isIncidental = (keyword: string): boolean => incidental.has(keyword);

function wordsOf(keywords: readonly string[]): string[] {
  const words = keywords
    .filter((keyword) => !incidental.has(keyword))
    .flatMap((keyword) => keyword.split(/[\s,-]+/))
    .filter((word) => word.length > 2 && !plainWords.has(word));
  return [...new Set(words)].map((word) => `word ${word}`);
}

function countBy(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

type Kin = { keyword: string; closeness: number };

/** Which keywords go together: mafia and organized crime. Measured by how much oftener they meet than by chance. */
function kinOf(
  lists: readonly (readonly string[])[],
  holders: ReadonlyMap<string, number>,
): Map<string, Kin[]> {
  const meetings = new Map<string, Map<string, number>>();
  for (const list of lists) {
    const telling = list.filter(
      (keyword) => !incidental.has(keyword) && (holders.get(keyword) ?? 0) >= leastMeetings,
    );
    for (const keyword of telling) {
      const met = meetings.get(keyword) ?? new Map<string, number>();
      meetings.set(keyword, met);
      for (const other of telling) if (other !== keyword) met.set(other, (met.get(other) ?? 0) + 1);
    }
  }
  return new Map(
    [...meetings].map(([keyword, met]) => {
      const kin = [...met].flatMap(([other, count]): Kin[] => {
        if (count < leastMeetings) return [];
        const expected = ((holders.get(keyword) ?? 0) * (holders.get(other) ?? 0)) / lists.length;
        const closeness = Math.log(count / expected) / -Math.log(count / lists.length);
        return closeness > 0 ? [{ keyword: other, closeness }] : [];
      });
      return [keyword, kin.sort((a, b) => b.closeness - a.closeness).slice(0, mostKin)];
    }),
  );
}

/**
 * What each title is about, as themes with weights: its keywords, the words in them, and keywords akin to them. The
 * rarer a theme is among all titles, the more it says.
 */
export function themesOf(lists: readonly (readonly string[])[]): Map<string, number>[] {
  const holders = countBy(lists);
  const wordHolders = countBy(lists.map(wordsOf));
  const kin = kinOf(lists, holders);
  const rarity = (count: number | undefined) => Math.log(1 + lists.length / (count ?? 1));
  return lists.map((keywords) => {
    const themes = new Map<string, number>();
    for (const [place, keyword] of keywords.entries()) {
      // What no other title has can't be shared: it would only make the title look farther from all.
      if (holders.get(keyword) === 1) continue;
      const telling = incidental.has(keyword) ? incidentalShare : 1;
      const first = 1 + firstShare * Math.exp(-place / firstFade);
      themes.set(keyword, telling * first * rarity(holders.get(keyword)));
    }
    for (const keyword of keywords) {
      for (const { keyword: other, closeness } of kin.get(keyword) ?? []) {
        if (keywords.includes(other)) continue;
        const weight = kinShare * closeness * rarity(holders.get(other));
        themes.set(other, Math.max(themes.get(other) ?? 0, weight));
      }
    }
    for (const word of wordsOf(keywords)) {
      const count = wordHolders.get(word) ?? 1;
      if (count > 1) themes.set(word, wordShare * rarity(count));
    }
    return themes;
  });
}
