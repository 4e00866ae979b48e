import type { ReadPage } from './deviceStore.ts';
import type { Register } from './register.ts';

/** Messages between tabs about a library: pieces to merge, or that all has to be read again. */
export type TabMessage = { owner: string; pieces: readonly Register[] | 'anew'; page?: ReadPage };

export type TabChannel = {
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
};
