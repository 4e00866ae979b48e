import type { ReactNode } from 'react';

import { type NamedTitle, useMarksHere } from './MarksContext.ts';

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

/** A title among others: with the person's marks on it, and not at all where they hid it. */
export function TitleCard({
  title,
  as: Element = 'article',
  row = false,
  children,
  ...rest
}: TitleCardProps) {
  const marks = useMarksHere();
  if (marks?.isHidden(title)) return null;
  const Marks = row ? marks?.InRow : marks?.OnCard;
  return (
    <Element {...rest} data-card="">
      {children}
      {Marks && <Marks title={title} />}
    </Element>
  );
}
