import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';

/** A wish for something like a title. */
export const likeOf = ({ media, id, name, year }: TitleFacts): WishOf<'like'> => ({
  slot: 'like',
  media,
  id,
  name,
  year,
  aspect: null,
  not: false,
});
