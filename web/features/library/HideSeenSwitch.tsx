import { libraryKey } from '@marquee/contracts/library/libraryKey.ts';
import { useSyncExternalStore } from 'react';

import { library as words } from '#web/messages/en/library.ts';

import type { Desk } from './desk.ts';

import styles from './HideSeenSwitch.module.css';

/** The one switch that takes what was seen out of everything. */
export function HideSeenSwitch({ desk: { library } }: { desk: Desk }) {
  const isOn = useSyncExternalStore(library.subscribe, () => library.setting('hideSeen') ?? false);
  return (
    <label className={styles.line} title={words.hideSeenText}>
      <input
        type="checkbox"
        // A checkbox says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={isOn}
        onChange={({ currentTarget }) =>
          library.write([{ key: libraryKey.setting('hideSeen'), value: currentTarget.checked }])
        }
      />
      {words.hideSeen}
    </label>
  );
}
