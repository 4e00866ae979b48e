import franchiseNames from '@marquee/content/words/franchises.json' with { type: 'json' };
import { words } from '@marquee/text';

import type { TitleFacts } from '../facts.ts';
import { withoutArticle } from './titleForms.ts';

/** What people call a franchise, and the title that they mean most likely. */
export type Franchise = { words: readonly string[]; title: TitleFacts };

const kindOfSeries = / (?:Collection|Trilogy|Universe|Saga)$|\s*\([^)]*\)| \(?Animated\)?/g;
const shortNames = new Map(franchiseNames.map(({ franchise, called }) => [franchise, called]));

/** Of films about as well known as the best known one, people began with the first. */
const nearFame = 6;

export function franchises(titles: readonly TitleFacts[]): Franchise[] {
  const members = new Map<string, TitleFacts[]>();
  for (const title of titles) {
    if (title.collection === null) continue;
    const collection = members.get(title.collection);
    if (collection === undefined) members.set(title.collection, [title]);
    else collection.push(title);
  }
  return [...members].flatMap(([name, all]) => {
    const known = Math.max(...all.map(({ fame }) => fame));
    const near = all.filter(({ fame }) => fame > known - nearFame).sort((a, b) => a.year - b.year);
    const [title] = near;
    const short = name.replace(kindOfSeries, '').trim();
    const whole = words(short);
    const bare = withoutArticle(whole);
    // Collections such as "Before" and "It" are called by their titles alone.
    const ways = bare.length > 1 ? [whole, bare] : [];
    const called = [...ways, ...(shortNames.get(short) ?? shortNames.get(name) ?? []).map(words)];
    return title === undefined ? [] : called.map((form) => ({ words: form, title }));
  });
}
