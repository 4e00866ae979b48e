import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { ArtSubject } from '#ports.ts';

import type { Cast, LitSet, PersonName, Prop } from './set.ts';

/** Outlines in a box of 100 × 100, feet on its lower edge: an adult is as tall as the box, a rider taller. */
const outlines = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('../data/people.json', import.meta.url), 'utf8')));

export const peopleNames: readonly string[] = Object.keys(outlines);

export function personNamed(name: PersonName): Prop {
  const d = outlines[name];
  if (d === undefined) throw new Error(`data/people.json has no ${name}`);
  return { name: 'figure', kind: 'actor', drawing: { tag: name, parts: [{ r: 'f', d }] } };
}

/** The people that a title's words mention. */
const asked: readonly (readonly [RegExp, Cast])[] = [
  [/samurai|ninja|katana|wuxia|kung.?fu|martial|\brōnin|\bronin/, ['swordsman']],
  [/western|cowboy|gunslinger|outlaw|bounty/, ['gunman', 'rider']],
  [/boxing|boxer|fight club/, ['boxer']],
  [/ballet|ballerina|dancer/, ['dancer']],
  [/astronaut|space station|space exploration|moon landing|nasa/, ['astronaut']],
  [/soldier|army|world war|vietnam|military|trench|marine/, ['soldier', 'soldier', 'band']],
  [/knight|medieval|wizard|middle ages|quest|viking|monk|pilgrim/, ['wanderer', 'rider', 'wanderer']],
  [/nanny|rainy|melanchol/, ['umbrella']],
  [/on the run|chase|escape|marathon|running/, ['runner']],
  [/father|mother.daughter|\bparent|orphan/, ['guardian', 'guardian', 'child']],
  [/child|\bboys?\b|coming of age|\bkids?\b/, ['child', 'guardian']],
  [/\bdanc|\bball\b|waltz/, ['waltz', 'dancer']],
  [/immigra|exile|hitman|travel|road trip|journey/, ['traveller', 'walker']],
  [/detective|noir|mafia|mob|gangster|spy/, ['coat', 'gunman', 'coat']],
  [/\bgang\b|heist|friends|\bteam\b|\bcrew\b|brothers/, ['band']],
  [/princess|queen|bride|victorian|aristocra/, ['gown']],
  [/woman|women|female|girl|sister|mother/, ['woman', 'woman', 'gown']],
];

const byGenre: Record<string, Cast> = {
  Action: ['runner', 'man', 'coat'],
  Adventure: ['wanderer', 'traveller', 'rider'],
  'Action & Adventure': ['wanderer', 'runner', 'band'],
  Animation: ['child', 'guardian', 'walker'],
  Comedy: ['band', 'pair', 'traveller', 'umbrella', 'walker'],
  Crime: ['coat', 'gunman', 'man', 'walker'],
  Drama: ['woman', 'walker', 'man', 'coat', 'pair'],
  Family: ['family', 'child', 'guardian'],
  Kids: ['child', 'family'],
  Fantasy: ['wanderer', 'gown', 'rider'],
  'Sci-Fi & Fantasy': ['wanderer', 'woman', 'coat'],
  History: ['rider', 'gown', 'wanderer', 'coat'],
  Horror: ['woman', 'child', 'gown', 'coat'],
  Music: ['dancer', 'man', 'waltz'],
  Mystery: ['coat', 'woman', 'walker'],
  Romance: ['pair', 'waltz', 'umbrella'],
  'Science Fiction': ['man', 'woman', 'coat', 'walker'],
  Thriller: ['coat', 'runner', 'walker', 'woman'],
  War: ['soldier', 'band'],
  'War & Politics': ['soldier', 'coat'],
  Western: ['gunman', 'rider'],
};

/** The people who suit a title's pictures. */
export function castOf({ genres, keywords, title, motifs }: ArtSubject): Cast {
  const words = [...genres, ...keywords, title].join(' ').toLowerCase();
  const named = asked.filter(([pattern]) => pattern.test(words)).flatMap(([, cast]) => cast);
  const usual = genres.slice(0, 2).flatMap((genre) => byGenre[genre] ?? []);
  const pair: PersonName[] = motifs.includes('couple') ? ['pair', 'waltz', 'pair', 'waltz'] : [];
  const [first = 'man', ...others] = [...pair, ...named.slice(0, 5), ...named.slice(0, 3), ...usual];
  return [first, ...others];
}

type Company = Pick<LitSet, 'random' | 'cast'>;

/** Someone of the title's cast. */
export const someone = ({ random, cast }: Company): Prop => personNamed(random.pick(cast));

/** Someone of the cast, without a horse. */
export function insider({ random, cast }: Company): Prop {
  const name = random.pick(cast);
  return personNamed(name === 'rider' ? 'gunman' : name);
}
