import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { WatchRegion } from '#web/api/titleModel.ts';
import { countryName } from '#web/lib/format.ts';
import { aboutParts } from '#web/lib/hrefs.ts';
import { titleLocale as localeWords } from '#web/messages/en/title.ts';
import { titleFacts as words } from '#web/messages/en/titleMore.ts';
import { chooseLocale, useRegion, usualRegion } from '#web/platform/locale.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { BareButton } from '#web/ui/Button.tsx';

import { OutLink } from './Facts.tsx';

import text from '#web/ui/type.module.css';
import styles from './WhereToWatch.module.css';

const nameOf = (region: string) => countryName(region) ?? region;

/**
 * Services by region, with the credit that the source of these data asks for. It opens with the person's country; another
 * one is for this page, until they make it theirs.
 */
export function WhereToWatch({ regions }: { regions: readonly WatchRegion[] }) {
  const own = useRegion();
  const isScripted = useScripted();
  const [picked, pick] = useState<string | null>(null);
  const find = (wanted: string) => regions.find(({ region }) => region === wanted);
  const shown = find(picked ?? own) ?? find(usualRegion) ?? regions[0];
  if (!shown) return null;
  // Node and the browser may name a country differently, so the printed page has the name that is shown.
  const listed = isScripted
    ? regions.toSorted((left, right) => nameOf(left.region).localeCompare(nameOf(right.region)))
    : [shown];
  const isAnother = isScripted && picked !== null && picked !== own;
  return (
    <div className={styles.watch}>
      {isScripted && !find(own) && <p className={styles.way}>{localeWords.nothingIn(nameOf(own))}</p>}
      <select
        className={styles.region}
        aria-label={words.region}
        value={shown.region}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {listed.map(({ region }) => (
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
      {isAnother ? (
        <BareButton className={text.link} onClick={() => chooseLocale({ region: shown.region })}>
          {localeWords.makeMine(nameOf(shown.region))}
        </BareButton>
      ) : (
        <AppLink className={text.link} href={`${paths.about}#${aboutParts.locale}`}>
          {localeWords.choose}
        </AppLink>
      )}
      <OutLink href={shown.link}>{words.byJustWatch}</OutLink>
    </div>
  );
}
