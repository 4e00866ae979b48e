import { paths } from '@marquee/contracts/paths.ts';

import type { Library } from '#web/api/library/library.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';

import { shelfList } from './shelfList.ts';
import { useLibraryValue } from './useLibraryValue.ts';

import styles from './ShelfNav.module.css';

type ShelfNavProps = { library: Library | null; current: string };

/** From one shelf to the others, each with how much stands on it. */
export function ShelfNav({ library, current }: ShelfNavProps) {
  const counts = useLibraryValue(
    library,
    (opened) =>
      [...shelfList.map(({ mark }) => opened.titlesWith(mark).length), opened.lists().length].join(' '),
    '',
  )
    .split(' ')
    .map(Number);
  const places = [
    ...shelfList.map(({ mark, path }) => ({ path, name: words.names[mark] })),
    { path: paths.lists, name: words.names.lists },
  ];
  return (
    <nav aria-label={words.navigation}>
      <ul className={styles.places}>
        {places.map(({ path, name }, index) => (
          <li key={path}>
            <ChipLink href={path} current={path === current} count={counts[index] || undefined}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
