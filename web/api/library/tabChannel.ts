import type { ReadPage } from './deviceStore.ts';
import type { Register } from './register.ts';

/** What a tab tells the others of a library: pieces to be joined, or that all has to be read anew. */
export type TabMessage = { owner: string; pieces: readonly Register[] | 'anew'; page?: ReadPage };

export type TabChannel = {
  post: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => () => void;
};
