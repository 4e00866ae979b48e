import { stemmer } from 'stemmer';

/** Groups of words that the stemmer would take for others: animals are not animated, and the news not new. */
const keptApart = new Map(
  pairsOf(`
    activism activist activists; addictive addicting; aged; alienation alienated;
    amazement; animal animals; anime animes; blues; capitalism capitalist; celebrity celebrities;
    challenging; chilling chills; colorful colourful; commune communes; communism communist communists;
    community communities; depression; educational; escapism escapist; experimental; exploration;
    explorer explorers; extremely; gifted; gunfighter gunfighters; haunting; heartbreaking;
    heroine heroines; humanity; hypnotic; information; informative; inventive; kindness; lights;
    musical musicals; news; obsession obsessions obsessive; odds; organ organs; patient; powerful;
    princess princesses; socialism; speculative; surfing; terrorism terrorist terrorists;
    training trained; twisted; university universities
  `),
);

/** Plurals that are not made with an s, and what they are plurals of. */
const singulars = new Map(
  pairsOf(`
    child children; dwarf dwarves; elf elves; knife knives; man men; mouse mice; prince princes; spy spies;
    thief thieves; werewolf werewolves; wife wives; wolf wolves; woman women
  `),
);

/** Of every group its first word, with each of its words. */
function pairsOf(groups: string): [word: string, first: string][] {
  return groups.split(';').flatMap((group) => {
    const [first = '', ...others] = group.trim().split(/\s+/);
    return [first, ...others].map((word): [string, string] => [word, first]);
  });
}

const american: [RegExp, string][] = [
  [/^(col|hum|fav|hon|rum|neighb|behavi|sav|arm|od|vap|harb|lab|flav|clam|glam)our/, '$1or'],
  [/^(theat|cent|specta?t?|fib|lit|met|somb|lust)re(s?)$/, '$1er$2'],
  [/^co[sz]i?(y|er|est|ness|ly)$/, 'cozi'],
  [/^grey/, 'gray'],
  [/^(.{3,})is(e|es|ed|ing|er|ers|ation)$/, '$1iz$2'],
  [/^(trave|cance|mode|jewe|marve)ll(e|i)/, '$1l$2'],
  [/^mum(s?)$/, 'mom$1'],
  [/^whiskey$/, 'whisky'],
  [/^pyjama/, 'pajama'],
  [/^(defen|offen|preten)ce/, '$1se'],
  [/^(cata|dia|mono|epi)logue/, '$1log'],
];

/** What all forms and both spellings of an English word have in common. The word is normalised. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = keptApart.get(word) ?? stemmer(americanOf(singulars.get(word) ?? word));
  // Sentences are made of few words; what people make up is not kept for ever.
  if (stems.size > 20_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();

const americanOf = (word: string): string =>
  american.reduce((spelling, [from, to]) => spelling.replace(from, to), word);
