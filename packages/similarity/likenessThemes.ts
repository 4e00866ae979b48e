import keywordLists from '@marquee/content/words/keywords.json' with { type: 'json' };

/** Numbered facts in rising order with their weights, of length 1: the product of a vector with itself is 1. */
export type SparseVector = { facts: Uint32Array; weights: Float64Array };

export function sparseVector(weights: ReadonlyMap<number, number>): SparseVector {
  const facts = Uint32Array.from(weights.keys()).sort();
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return { facts, weights: Float64Array.from(facts, (fact) => (weights.get(fact) ?? 0) / length) };
}

/** The cosine of a vector with any other: 0 where they share no fact, 1 where they are alike. */
export function cosineWith(vector: SparseVector): (other: SparseVector) => number {
  // Indexed by number once, so that comparing with thousands only iterates theirs.
  const laidOut = new Float64Array((vector.facts.at(-1) ?? -1) + 1);
  for (const [place, fact] of vector.facts.entries()) laidOut[fact] = vector.weights[place] ?? 0;
  return ({ facts, weights }) => {
    let sum = 0;
    for (let place = 0; place < facts.length; place += 1) {
      sum += (laidOut[facts[place] ?? 0] ?? 0) * (weights[place] ?? 0);
    }
    return sum;
  };
}

/** Keywords that say how a title was made or is narrated, rather than what it is like. */
const incidental = new Set(keywordLists.incidental);
/** How much an incidental keyword counts beside one that says what the title is like. */
const incidentalShare = 0.25;
/** How much the first keyword of a row counts beyond the last: rows begin with what the title is about. */
const firstShare = 0.8;
const firstFade = 2.5;
/** Weight of a word that different keywords share, as "space opera" and "space station" do. */
const wordShare = 0.5;
/** Weight of a keyword that a title hasn't, but that goes with those it has. */
const kinShare = 0.6;
const mostKin = 8;
/** Keywords that met this seldom, perhaps by chance, are not related. */
const leastMeetings = 3;
const plainWords = new Set(keywordLists.plainWords);

export const isIncidental = (keyword: string): boolean => incidental.has(keyword);

function wordsOf(keyword: string): string[] {
  if (incidental.has(keyword)) return [];
  return keyword.split(/[\s,-]+/).filter((word) => word.length > 2 && !plainWords.has(word));
}

/** Facts by number, and how many lists contain each. */
type Counted = { lists: number[][]; holders: number[]; names: string[] };

function count(lists: readonly (readonly string[])[]): Counted {
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  const numbered = lists.map((list) =>
    list.map((fact) => {
      const number = numbers.get(fact) ?? numbers.size;
      numbers.set(fact, number);
      holders[number] = (holders[number] ?? 0) + 1;
      return number;
    }),
  );
  return { lists: numbered, holders, names: [...numbers.keys()] };
}

type Kin = { keyword: number; closeness: number };

/** How often keywords share a list, as a square: in each row how often one meets those of later columns. */
function meetingsOf(keywords: readonly number[], lists: readonly (readonly number[])[]): Uint16Array {
  const size = keywords.length;
  const places = new Map(keywords.map((keyword, place) => [keyword, place]));
  const meetings = new Uint16Array(size * size);
  for (const list of lists) {
    const met = list.flatMap((keyword) => places.get(keyword) ?? []).sort((a, b) => a - b);
    for (const [at, place] of met.entries()) {
      for (let other = at + 1; other < met.length; other += 1) {
        const pair = place * size + (met[other] ?? 0);
        meetings[pair] = (meetings[pair] ?? 0) + 1;
      }
    }
  }
  return meetings;
}

/** Which keywords go together: mafia and organized crime. Measured by how much oftener they meet than by chance. */
function kinOf({ lists, holders, names }: Counted): Map<number, Kin[]> {
  const telling = [...names.keys()].filter(
    (keyword) => (holders[keyword] ?? 0) >= leastMeetings && !incidental.has(names[keyword] ?? ''),
  );
  const size = telling.length;
  const meetings = meetingsOf(telling, lists);
  const kin = new Map<number, Kin[]>();
  const add = (keyword: number, other: Kin) => {
    const list = kin.get(keyword);
    if (list === undefined) kin.set(keyword, [other]);
    else list.push(other);
  };
  for (const [row, a] of telling.entries()) {
    for (let column = row + 1; column < size; column += 1) {
      const met = meetings[row * size + column] ?? 0;
      if (met < leastMeetings) continue;
      const b = telling[column] ?? 0;
      const expected = ((holders[a] ?? 0) * (holders[b] ?? 0)) / lists.length;
      const closeness = Math.log(met / expected) / -Math.log(met / lists.length);
      if (closeness <= 0) continue;
      add(a, { keyword: b, closeness });
      add(b, { keyword: a, closeness });
    }
  }
  for (const [keyword, list] of kin) {
    list.sort((a, b) => b.closeness - a.closeness || a.keyword - b.keyword);
    kin.set(keyword, list.slice(0, mostKin));
  }
  return kin;
}

/**
 * What each title is about, as themes with weights: its keywords, the words in them, and keywords akin to them. The
 * rarer a theme is among all titles, the more it says. What no other title has can't be shared: it would only make
 * the title look farther from all, and is left out.
 */
export function themeVectors(keywordLists: readonly (readonly string[])[]): SparseVector[] {
  const keywords = count(keywordLists);
  const wordsOfKeyword = new Map(keywords.names.map((keyword) => [keyword, wordsOf(keyword)]));
  const words = count(
    keywordLists.map((list) => [...new Set(list.flatMap((keyword) => wordsOfKeyword.get(keyword) ?? []))]),
  );
  const kin = kinOf(keywords);
  const rarity = (holders: number | undefined) => Math.log(1 + keywordLists.length / (holders ?? 1));
  const shares = keywords.names.map((name) => (incidental.has(name) ? incidentalShare : 1));

  return keywords.lists.map((list, title) => {
    const themes = new Map<number, number>();
    for (const [place, keyword] of list.entries()) {
      const holders = keywords.holders[keyword];
      const first = 1 + firstShare * Math.exp(-place / firstFade);
      if (holders !== 1) themes.set(keyword, (shares[keyword] ?? 1) * first * rarity(holders));
    }
    for (const keyword of list) {
      for (const { keyword: other, closeness } of kin.get(keyword) ?? []) {
        if (list.includes(other)) continue;
        const weight = kinShare * closeness * rarity(keywords.holders[other]);
        themes.set(other, Math.max(themes.get(other) ?? 0, weight));
      }
    }
    for (const word of words.lists[title] ?? []) {
      const holders = words.holders[word] ?? 1;
      if (holders > 1) themes.set(keywords.names.length + word, wordShare * rarity(holders));
    }
    return sparseVector(themes);
  });
}
