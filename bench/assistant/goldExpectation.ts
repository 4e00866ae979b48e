import { type TitleFacts, titleKey, type TitleKey } from '@marquee/assistant/events';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { words } from '@marquee/text';

import type { LexiconEntry } from '../../packages/assistant/lexicon/entries.ts';
import { stemOf } from '../../packages/assistant/lexicon/stemOf.ts';

/** Whether a wish is what was meant. */
export type Matcher = (wish: Wish) => boolean;
/** Several ways in which one thing may be understood. */
export type Expectation = { text: string; ways: readonly { text: string; matches: Matcher }[] };
/** Titles that were shown before, for `like:#2` and `without:#all`. */
export type ShownTitles = readonly TitleKey[];

/**
 * Reads the notation of the gold file: `way or way`, each a part's key in which `*` matches anything, such as
 * `genre/Comedy`, `years//1999` (strict), `years~1980/1989` (not strict), `years?1930/*` (either); or a name:
 * `like:Dune (1984)`, `person:Tom Hanks`, `theme:time loop`, which a word of the catalogue is as good for.
 */
export function createExpectations(titles: readonly TitleFacts[], lexicon: readonly LexiconEntry[]) {
  const entries = entriesByPhrase(lexicon);
  const people = peopleByName(titles);
  const titlesNamed = Map.groupBy(titles, ({ name, year }) => `${name} (${year})`);

  function way(text: string, shown: ShownTitles): Matcher {
    const not = text.startsWith('not-');
    const bare = not ? text.slice(4) : text;
    const named = /^(like|without|person|theme|word):(.+)$/s.exec(bare);
    if (named === null) return byKey(text);
    const [, slot = '', name = ''] = named;
    const signed: Matcher = (wish) => ('not' in wish && wish.not) === not;
    if (slot === 'theme' || slot === 'word') {
      const stems = stemsOf(name);
      const ids = slot === 'theme' ? (entries.get(stems) ?? []) : [];
      return (wish) =>
        signed(wish) &&
        ((wish.slot === 'theme' && (ids.includes(wish.entry) || (name === '*' && slot === 'theme'))) ||
          (wish.slot === 'word' && (stemsOf(wish.word) === stems || name === '*')));
    }
    if (slot === 'person') {
      const ids = name === '*' ? null : peopleNamed(name);
      return (wish) => signed(wish) && wish.slot === 'person' && (ids?.includes(wish.id) ?? true);
    }
    const keys = name.startsWith('#') ? [shown[Number(name.slice(1)) - 1]] : keysNamed(name);
    return (wish) =>
      (wish.slot === 'like' || wish.slot === 'without') &&
      wish.slot === slot &&
      signed(wish) &&
      keys.includes(titleKey(wish));
  }

  function peopleNamed(name: string): number[] {
    const [, plain = name, role] = /^(.*?)(?: \((\w+)\))?$/.exec(name) ?? [];
    const found = people.get(plain) ?? [];
    const ids = role === undefined ? found : found.filter(({ roles }) => role === 'known' || roles.has(role));
    const best = ids.toSorted((a, b) => b.fame - a.fame);
    return (role === 'known' ? best.slice(0, 1) : best).map(({ id }) => id);
  }

  function keysNamed(name: string): TitleKey[] {
    const found = name.endsWith('*')
      ? titles.filter((title) => title.name.startsWith(name.slice(0, -1)))
      : (titlesNamed.get(name) ?? []);
    return found.map(titleKey);
  }

  /** What one wish of the gold file expects; `#all` is as many expectations as titles were shown. */
  const expectations = (text: string, shown: ShownTitles = []): Expectation[] =>
    (text.endsWith('#all') ? shown.map((_, index) => text.replace('#all', `#${index + 1}`)) : [text]).map(
      (one) => ({
        text: one,
        ways: one.split(' or ').map((each) => ({ text: each, matches: way(each, shown) })),
      }),
    );

  /** Names in the gold that the catalogue doesn't have. */
  const unknownNames = (text: string): string[] =>
    text.split(' or ').filter((one) => {
      const [, slot, name = ''] = /^(?:not-)?(like|without|person):([^#*]+)$/s.exec(one) ?? [];
      if (slot === undefined) return false;
      return (slot === 'person' ? peopleNamed(name) : keysNamed(name)).length === 0;
    });

  return { expectations, unknownNames };
}

/** `years?1930/*` is a pattern over keys, and says whether a range is strict. */
function byKey(text: string): Matcher {
  const [, slot = '', mark = '/', pattern = ''] = /^([a-z-]+)([/~?])(.*)$/s.exec(text) ?? [];
  const escaped = pattern.replaceAll(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*');
  const key = new RegExp(`^${slot}/${escaped}$`);
  return (wish) => {
    if (!key.test(partKey(wish))) return false;
    return mark === '?' || !('strict' in wish) || wish.strict === (mark === '/');
  };
}

const stemsOf = (text: string): string => words(text).map(stemOf).join(' ');

function entriesByPhrase(lexicon: readonly LexiconEntry[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, label, phrases } of lexicon) {
    for (const stems of new Set([id.replaceAll('-', ' '), label, ...phrases].map(stemsOf))) {
      found.set(stems, [...(found.get(stems) ?? []), id]);
    }
  }
  return found;
}

type Person = { id: number; fame: number; roles: Set<string> };

function peopleByName(titles: readonly TitleFacts[]): Map<string, Person[]> {
  const byId = new Map<number, Person & { name: string }>();
  for (const { makers, writers, cast, fame } of titles) {
    for (const [role, credited] of Object.entries({ director: makers, writer: writers, cast })) {
      for (const { id, name } of credited) {
        const person = byId.get(id) ?? { id, name, fame: 0, roles: new Set<string>() };
        person.roles.add(role);
        byId.set(id, { ...person, fame: person.fame + fame });
      }
    }
  }
  return Map.groupBy(byId.values(), ({ name }) => name);
}
