import type { FacetName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { capital, formatList } from '#web/lib/format.ts';
import { discoverTools } from '#web/messages/en/discoverTools.ts';

import type { FilterInWords } from './filterInWords.ts';
import { longestName, tidyName } from './savedSetList.ts';

/** Their words begin with "by", "with", "from" or "on", and go on from the noun without a comma. */
const joined: ReadonlySet<FacetName> = new Set(['maker', 'writer', 'actor', 'country', 'network']);

/** Names of people keep their capitals, and so do the words that come from a name. */
const startsAnywhere = ({ facet, label }: FilterInWords) =>
  facet === 'person' || facet === 'language' ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What a set may be called: "Japanese animation by Hayao Miyazaki, 1990 to 1999". */
export function proposedName(media: MediaType, parts: readonly FilterInWords[]): string {
  const chosen = (facet: FacetName) => parts.filter((part) => part.facet === facet && !part.isOut);
  const languages = chosen('language');
  const genres = chosen('genre');
  const inNoun = new Set([...(languages.length === 1 ? languages : []), ...genres]);
  const genre = formatList(genres.map(({ label }) => label.toLowerCase()));
  const noun = [
    languages.length === 1 && languages[0]?.label,
    genre || discoverTools.medium[media].toLowerCase(),
    media === 'tv' && genre !== '' && discoverTools.medium.tv.toLowerCase(),
  ];
  const rest = parts.filter((part) => !inNoun.has(part));
  const near = rest.filter(({ facet, isOut }) => joined.has(facet) && !isOut);
  const far = rest.filter((part) => !near.includes(part));
  const head = [...noun, ...near.map(startsAnywhere)].filter(Boolean).join(' ');
  const name = [head, ...far.map(startsAnywhere)].join(', ');
  return tidyName(capital(name).slice(0, longestName));
}
