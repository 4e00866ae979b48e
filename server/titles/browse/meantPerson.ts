import { words } from '@marquee/text';

/** A person that was found, and what else was. */
type Situation = {
  /** The query as it was understood. */
  query: string;
  /** The first person that was found. */
  person: { id: number; name: string } | undefined;
  /** What is most likely meant of all that was found. */
  best: { kind: string; id: number } | null;
  /** Whether titles were found by their names. */
  anyTitle: boolean;
};

const startsWith = (name: readonly string[], typed: readonly string[]) =>
  typed.every((word, at) =>
    at === typed.length - 1 ? name[at]?.startsWith(word) === true : name[at] === word,
  );

/**
 * Whether the words mean a person, so that the titles of that person belong to what was found: a whole name, more
 * than the beginning of a first name, a family name, or a person where nothing better was found.
 */
export function isPersonMeant({ query, person, best, anyTitle }: Situation): boolean {
  if (person === undefined) return false;
  if (best?.kind === 'person' && best.id === person.id) return true;
  const name = words(person.name);
  const typed = words(query);
  if (typed.length === 0) return false;
  const isFamilyName = name.length > 1 && typed.join(' ') === name.slice(-typed.length).join(' ');
  return !anyTitle || isFamilyName || (typed.length > 1 && startsWith(name, typed));
}
