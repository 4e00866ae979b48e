import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';

export type NamedTitle = TitleId & { name: string };

/** What the person's library adds to pages. It isn't in the document: it comes once the page stands. */
export type MarkSlots = {
  /** Flag, tick and actions, laid over a card. */
  OnCard: ComponentType<{ title: NamedTitle }>;
  /** At the end of a row. */
  InRow: ComponentType<{ title: NamedTitle }>;
  /** Buttons of a title's own page. */
  Actions: ComponentType<{ title: NamedTitle }>;
  /** The one button that keeps it for later, where there is no room for more. */
  Keep: ComponentType<{ title: NamedTitle }>;
  /** The switch that leaves out what was seen. */
  HideSeen: ComponentType;
  /** Words about what was just done. */
  Toasts: ComponentType;
  /** Says what was just done, with a way back. */
  notify: (text: string, undo?: () => void) => void;
  /** The person hid it, or has seen it and hides what they have seen. */
  isHidden: (title: TitleId) => boolean;
};

export const MarksContext = createContext<MarkSlots | null>(null);

const never = () => () => {};
const none = () => null;

/** What the library adds here: nothing while the server's markup is taken up, which for a part of it may be late. */
export function useMarksHere(): MarkSlots | null {
  const marks = use(MarksContext);
  return useSyncExternalStore(never, () => marks, none);
}
