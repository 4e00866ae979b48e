import { type ReactNode, useState } from 'react';

import { bring } from '#web/messages/en/bring.ts';
import { Button } from '#web/ui/Button.tsx';

type LongListProps<Item> = {
  items: readonly Item[];
  /** So many more at each press. */
  step: number;
  className?: string | undefined;
  children: (item: Item, index: number) => ReactNode;
};

/** Ten thousand rows at once would hold up the page. */
export function LongList<Item>({ items, step, className, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(children)}</ul>
      {shown < items.length && (
        <div>
          <Button onClick={() => setShown(shown + step)}>{bring.review.more}</Button>
        </div>
      )}
    </>
  );
}
