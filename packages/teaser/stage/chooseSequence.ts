import type { SequenceName } from './script.ts';

type Weights = Partial<Record<SequenceName, number>>;

/** The sequence of each genre, at TMDB's names for films and for series. */
const byGenre: Readonly<Record<string, Weights>> = {
  Action: { thriller: 4, epic: 1 },
  'Action & Adventure': { thriller: 3, epic: 3 },
  Adventure: { epic: 4 },
  Animation: { family: 6 },
  Comedy: { comedy: 4, noir: -3, horror: -1.5 },
  Crime: { noir: 3.4, thriller: 2.6 },
  Documentary: { documentary: 20 },
  Drama: { chamber: 3.4, romance: 0.4, noir: 0.2 },
  Family: { family: 4 },
  Fantasy: { epic: 3, family: 0.6 },
  History: { epic: 3, documentary: 0.6 },
  Horror: { horror: 9 },
  Kids: { family: 8 },
  Music: { musical: 6 },
  Mystery: { noir: 3, horror: 0.6 },
  News: { documentary: 8 },
  Reality: { documentary: 6 },
  Romance: { romance: 4.6 },
  'Sci-Fi & Fantasy': { drift: 4, epic: 2.4 },
  'Science Fiction': { drift: 6 },
  Soap: { romance: 4 },
  Talk: { documentary: 4, comedy: 2 },
  Thriller: { thriller: 4.4, noir: 1 },
  War: { epic: 5 },
  'War & Politics': { epic: 4, chamber: 2 },
  Western: { western: 14 },
};

/** The first genre is the most telling. */
const byPlace = [1.5, 1.1, 0.9];
const laterPlace = 0.7;

const byKeyword: readonly (readonly [words: RegExp, weights: Weights])[] = [
  [/neo-noir|film noir|detective|private eye|femme fatale|gangster|mafia/, { noir: 3 }],
  [/serial killer|hardboiled|black and white/, { noir: 1 }],
  [/heist|spy|race|chase|hijack|assassin|terroris|hostage|kidnapping|conspiracy/, { thriller: 2 }],
  [/superhero|martial arts/, { thriller: 1.4, epic: 1 }],
  [/musical|singer|jazz|dancer|dancing|broadway|rock band|concert/, { musical: 4 }],
  [/samurai|gladiator|medieval|mytholog|empire|kingdom|battle|world war|quest/, { epic: 2 }],
  [/outer space|spaceship|space|alien|android|cyberpunk|time travel|artificial intelligence/, { drift: 2 }],
  [/haunted|ghost|demon|zombie|vampire|slasher|witch/, { horror: 1.5 }],
  [/first love|love triangle|wedding|romance|soulmate|forbidden love/, { romance: 2 }],
  [/screwball|slapstick|parody|satire|stand-up|workplace comedy|dark comedy/, { comedy: 1.5 }],
  [/talking animal|toy|fairy tale/, { family: 1.5 }],
];

const grownUps = new Set(['R', 'NC-17', 'TV-MA', 'TV-14']);

type Facts = {
  genres: readonly string[];
  keywords: readonly string[];
  certification: string | null;
  year: string;
};

function scores(facts: Facts): Map<SequenceName, number> {
  const sums = new Map<SequenceName, number>();
  const add = (weights: Weights | undefined, factor: number) => {
    for (const [name, weight] of Object.entries(weights ?? {}))
      sums.set(name as SequenceName, (sums.get(name as SequenceName) ?? 0) + weight * factor);
  };
  for (const [place, genre] of facts.genres.entries()) add(byGenre[genre], byPlace[place] ?? laterPlace);
  const words = facts.keywords.join(', ');
  // Words of the plot decide only between what the genres allow; alone they would make a gangster film of a farce.
  for (const [pattern, weights] of byKeyword) {
    if (!pattern.test(words)) continue;
    const allowed = Object.entries(weights).filter(([name]) => (sums.get(name as SequenceName) ?? 0) > 1);
    add(Object.fromEntries(allowed), 1);
  }
  const isOldCrime = Number(facts.year) < 1960 && facts.genres.includes('Crime');
  if (isOldCrime) add({ noir: 3 }, 1);
  // Animation for grown-ups is not for children.
  if (facts.certification !== null && grownUps.has(facts.certification)) add({ family: -6 }, 1);
  return sums;
}

/** The title sequence that suits a title; of equally suitable ones that of the earlier genre. */
export function chooseSequence(facts: Facts): SequenceName {
  let best: [SequenceName, number] = ['chamber', 0];
  for (const [name, score] of scores(facts)) if (score > best[1]) best = [name, score];
  return best[0];
}
