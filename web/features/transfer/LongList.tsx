import { type ReactNode, useState } from 'react';

import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

type LongListProps<Item> = {
  items: readonly Item[];
  /** How many more each press shows. */
  step: number;
  className?: string | undefined;
  children: (item: Item, index: number) => ReactNode;
};

/** A list that grows on request: ten thousand rows at once would block the page. */
export function LongList<Item>({ items, step, className, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(children)}</ul>
      {shown < items.length && (
        <div>
          <Button onClick={() => setShown(shown + step)}>{transfer.review.more}</Button>
        </div>
      )}
    </>
  );
}
