import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import { cx } from '#web/lib/cx.ts';

import { useInView } from './useInView.ts';

import styles from './MarksContext.module.css';

export type NamedTitle = TitleId & { name: string };

/** The person's library on pages. It isn't in the document: it is loaded once the page is shown. */
export type MarkSlots = {
  /** Flag, tick and actions, over a card. */
  OnCard: ComponentType<{ title: NamedTitle }>;
  /** At the end of a row. */
  InRow: ComponentType<{ title: NamedTitle }>;
  /** Buttons of a title's own page. */
  Actions: ComponentType<{ title: NamedTitle }>;
  /** The one button for the watchlist, where there is no room for more. */
  Keep: ComponentType<{ title: NamedTitle }>;
  /** The switch that leaves out seen titles. */
  HideSeen: ComponentType;
  /** The messages about the last action. */
  Toasts: ComponentType;
  /** Shows a message with Undo. */
  notify: (text: string, undo?: () => void) => void;
  /** The person hid it, or has seen it and hides seen titles. */
  isHidden: (title: TitleId) => boolean;
};

export const MarksContext = createContext<MarkSlots | null>(null);

const never = () => () => {};
const none = () => null;

/** The library's part here: null during hydration, which may be late for a part of the page. */
export function useMarksHere(): MarkSlots | null {
  const marks = use(MarksContext);
  return useSyncExternalStore(never, () => marks, none);
}

/** Room for the person's marks of this page's title. */
export function TitleActions({ title }: { title: NamedTitle }) {
  const marks = useMarksHere();
  return <span className={styles.room}>{marks && <marks.Actions title={title} />}</span>;
}

/** Room for the switch that leaves out seen titles; it is loaded with the person's library. */
export function HideSeen({ className }: { className?: string | undefined }) {
  const marks = useMarksHere();
  return <span className={cx(styles.switchSlot, className)}>{marks && <marks.HideSeen />}</span>;
}

type TitleCardProps = {
  title: NamedTitle;
  as?: 'article' | 'li';
  /** A line with a small picture rather than a picture with a line. */
  row?: boolean;
  className?: string | undefined;
  /** The link with picture and name. */
  children: ReactNode;
  /** Of a numbered list. */
  value?: number;
};

/** A title among others: with the person's marks while it is in view, and left out where they hid it. */
export function TitleCard({
  title,
  as: Element = 'article',
  row = false,
  children,
  ...rest
}: TitleCardProps) {
  const marks = useMarksHere();
  const { inView, watched } = useInView(marks !== null);
  if (marks?.isHidden(title)) return null;
  const MarkSlots = row ? marks?.InRow : marks?.OnCard;
  return (
    <Element {...rest} {...watched} data-card="">
      {children}
      {MarkSlots && inView && <MarkSlots title={title} />}
    </Element>
  );
}
