import { isIncidental, type LikenessParts, type Weighed } from '@marquee/similarity';

type Reason = { words: string; weight: number };

const mostReasons = 3;
/** A keyword of a seventh of the catalogue says next to nothing. */
const leastRarity = 2.2;
/** What a keyword of middling rarity weighs beside a director or a world in common. */
const keywordWeight = 0.035;

/** The strongest facts that both titles share, in plain words. Every one of them is true of both. */
export function reasonsFor(liked: Weighed, other: Weighed, parts: LikenessParts): string[] {
  const keywords = [...liked.rarity].flatMap(([words, rarity]): Reason[] =>
    rarity > leastRarity && other.rarity.has(words) && !isIncidental(words)
      ? [{ words, weight: keywordWeight * rarity }]
      : [],
  );
  const lead = liked.facts.cast.find(({ id }) => other.facts.cast.some((person) => person.id === id));
  const leads = lead === undefined ? [] : [{ words: `with ${lead.name}`, weight: 2 * parts.lead }];
  const makers: Reason[] = [
    { words: 'same world', weight: parts.collection },
    { words: liked.facts.media === 'tv' ? 'same creator' : 'same director', weight: parts.director },
    { words: 'same writer', weight: parts.director === 0 ? parts.writer : 0 },
  ].filter(({ weight }) => weight > 0);
  const strong = [...makers, ...leads, ...keywords].sort((a, b) => b.weight - a.weight);
  const reasons = strong.map(({ words }) => words);
  const moods = liked.facts.moods.filter(
    (mood) => other.facts.moods.includes(mood) && !reasons.some((reason) => sayTheSame(reason, mood)),
  );
  return [...reasons, ...moods].slice(0, mostReasons);
}

/** "satire" and "satirical", "romance" and "romantic". */
const sayTheSame = (a: string, b: string) => a.slice(0, 5) === b.slice(0, 5);
