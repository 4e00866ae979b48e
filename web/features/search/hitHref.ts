import { paths } from '@marquee/contracts/paths.ts';

import type { SearchHit } from '#web/api/searchHit.ts';

export const hitHref = ({ kind, id, name }: SearchHit): string =>
  kind === 'person' ? paths.person(id, name) : paths.title(kind, id, name);
