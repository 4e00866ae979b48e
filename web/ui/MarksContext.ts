import { type ComponentType, createContext } from 'react';

import type { TitleRef } from '#contracts/library/libraryKey.ts';

export type NamedTitle = TitleRef & { name: string };

/** What the person's library adds to cards. It isn't in the document: it comes once the page stands. */
export type Marks = {
  /** Flag, tick and actions, laid over the card. */
  OnCard: ComponentType<{ title: NamedTitle }>;
  /** The person hid it, or has seen it and hides what they have seen. */
  isHidden: (title: TitleRef) => boolean;
};

export const MarksContext = createContext<Marks | null>(null);
