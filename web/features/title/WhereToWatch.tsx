import { useState } from 'react';

import type { WatchRegion } from '#web/api/titleModel.ts';
import { countryName } from '#web/lib/formatNames.ts';
import { title as words } from '#web/messages/en/title.ts';

import { OutLink } from './OutLink.tsx';

import styles from './WhereToWatch.module.css';

const nameOf = (region: string) => countryName(region) ?? region;

/** Services by region, with the credit that the source of these data asks for. */
export function WhereToWatch({ regions }: { regions: readonly WatchRegion[] }) {
  const [chosen, setChosen] = useState('US');
  const shown = regions.find(({ region }) => region === chosen) ?? regions[0];
  if (!shown) return null;
  const byName = regions.toSorted((left, right) => nameOf(left.region).localeCompare(nameOf(right.region)));
  return (
    <div className={styles.watch}>
      <select
        className={styles.region}
        aria-label={words.region}
        value={shown.region}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {byName.map(({ region }) => (
          <option key={region} value={region}>
            {nameOf(region)}
          </option>
        ))}
      </select>
      <ul>
        {shown.ways.map(({ way, names }) => (
          <li key={way}>
            <span className={styles.way}>{words.ways[way]}</span> {names.join(', ')}
          </li>
        ))}
      </ul>
      <OutLink href={shown.link}>{words.byJustWatch}</OutLink>
    </div>
  );
}
