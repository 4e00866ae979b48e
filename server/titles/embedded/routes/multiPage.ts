import type { MultiItem } from '@marquee/contracts/tmdb/lists.ts';

import { typedItem, typedPerson } from '#server/titles/embedded/answers/listItem.ts';
import type { Catalogue } from '#server/titles/embedded/catalogue.ts';
import type { MultiHit } from '#server/titles/embedded/ports.ts';
import { readPage } from '#server/titles/embedded/protocol/paging.ts';

/** A page of titles and people mixed. */
export const multiPage = ({ titles, people }: Catalogue, hits: readonly MultiHit[], page: number) =>
  readPage(hits, page, ({ media, id }): MultiItem | undefined => {
    if (media === 'person') {
      const person = people.find(id);
      return person && typedPerson(person, people.knownFor(id));
    }
    const title = titles.find(media, id);
    return title && typedItem(title);
  });
