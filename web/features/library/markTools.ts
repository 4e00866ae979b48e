import type { Library } from '#web/api/library/library.ts';

import type { Notices } from './notices.ts';

/** What every mark control needs. */
export type MarkTools = {
  library: Library;
  notices: Notices;
  now: () => Date;
  newId: () => string;
};
