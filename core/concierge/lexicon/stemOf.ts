import { stemmer } from 'stemmer';

/** Words that the stemmer would take for others: animals are not animated, and the news not new. */
const keptApart = new Map([
  ['animal', 'animal'],
  ['animals', 'animal'],
  ['news', 'news'],
  ['university', 'university'],
  ['universities', 'university'],
  ['aged', 'aged'],
  ['haunting', 'haunting'],
  ['hypnotic', 'hypnotic'],
  ['alienation', 'alienation'],
  ['alienated', 'alienation'],
  ['communism', 'communism'],
  ['communist', 'communism'],
  ['communists', 'communism'],
  ['terrorism', 'terrorism'],
  ['terrorist', 'terrorism'],
  ['terrorists', 'terrorism'],
  ['gunfighter', 'gunfighter'],
  ['gunfighters', 'gunfighter'],
  ['blues', 'blues'],
  ['musical', 'musical'],
  ['musicals', 'musical'],
  ['anime', 'anime'],
  ['animes', 'anime'],
  ['airplanes', 'airplane'],
  ['powerful', 'powerful'],
  ['information', 'information'],
  ['informative', 'informative'],
  ['experimental', 'experimental'],
  ['patient', 'patient'],
  ['surfing', 'surfing'],
  ['educational', 'educational'],
  ['addictive', 'addictive'],
  ['addicting', 'addictive'],
  ['princes', 'prince'],
  ['princess', 'princess'],
  ['princesses', 'princess'],
  ['chilling', 'chilling'],
  ['chills', 'chilling'],
  ['kindness', 'kindness'],
  ['commune', 'commune'],
  ['communes', 'commune'],
  ['depression', 'depression'],
  ['escapism', 'escapism'],
  ['escapist', 'escapism'],
  ['heartbreaking', 'heartbreaking'],
  ['heroine', 'heroine'],
  ['heroines', 'heroine'],
  ['twisted', 'twisted'],
  ['organs', 'organ'],
  ['organ', 'organ'],
  ['wolves', 'wolf'],
  ['werewolves', 'werewolf'],
  ['thieves', 'thief'],
  ['knives', 'knife'],
  ['wives', 'wife'],
  ['elves', 'elf'],
  ['dwarves', 'dwarf'],
  ['mice', 'mouse'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['spies', 'spi'],
  ['spy', 'spi'],
]);

const american: [RegExp, string][] = [
  [/^(col|hum|fav|hon|rum|neighb|behavi|sav|arm|od|vap|harb|lab|flav|clam|glam)our/, '$1or'],
  [/^(theat|cent|specta?t?|fib|lit|met|somb|lust)re(s?)$/, '$1er$2'],
  [/^cosi?(y|er|est|ness|ly)$/, 'cozi'],
  [/^cozi?(y|er|est|ness|ly)$/, 'cozi'],
  [/^grey/, 'gray'],
  [/^(.{3,})is(e|es|ed|ing|er|ers|ation)$/, '$1iz$2'],
  [/^(trave|cance|mode|jewe|marve)ll(e|i)/, '$1l$2'],
  [/^mum(s|my|mies)?$/, 'mom$1'],
  [/^(mo|mu)mmy$/, 'mommy'],
  [/^whiskey$/, 'whisky'],
  [/^pyjama/, 'pajama'],
  [/^(defen|offen|preten)ce/, '$1se'],
  [/^(cata|dia|mono|epi)logue/, '$1log'],
];

/** What all forms and both spellings of an English word have in common. The word is normalised. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem =
    keptApart.get(word) ??
    stemmer(american.reduce((spelling, [from, to]) => spelling.replace(from, to), word));
  // Sentences are made of few words; what people make up is not kept for ever.
  if (stems.size > 20_000) stems.clear();
  stems.set(word, stem);
  return stem;
}

const stems = new Map<string, string>();
