import type { Library } from '#web/api/library/library.ts';

import type { Notices } from './notices.ts';

/** What the parts of this feature work with. */
export type Desk = {
  library: Library;
  notices: Notices;
  now: () => Date;
  newId: () => string;
};
