import { type ReactNode, use } from 'react';

import { MarksContext, type NamedTitle } from './MarksContext.ts';

type TitleCardProps = {
  title: NamedTitle;
  as?: 'article' | 'li';
  className?: string | undefined;
  /** The link with picture and name. */
  children: ReactNode;
  /** Of a numbered list. */
  value?: number;
};

/** A title among others: with the person's marks on it, and not at all where they hid it. */
export function TitleCard({ title, as: Element = 'article', children, ...rest }: TitleCardProps) {
  const marks = use(MarksContext);
  if (marks?.isHidden(title)) return null;
  return (
    <Element {...rest} data-card="">
      {children}
      {marks && <marks.OnCard title={title} />}
    </Element>
  );
}
