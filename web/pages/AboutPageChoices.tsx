import { allowSite, embedSiteNames, useAllowedSites } from '#web/features/player/embedSites.ts';
import { switchPreviews, usePreviews } from '#web/features/player/previewSetting.ts';
import { about } from '#web/messages/en/about.ts';
import { switchSlashShortcut, useSlashShortcut } from '#web/platform/slashShortcut.ts';
import { Switch } from '#web/ui/Switch.tsx';

import styles from './AboutPage.module.css';

const { choices } = about;

/** Settings of this device. Each applies at once, and in other tabs, too. */
export function Choices() {
  const previews = usePreviews();
  const slash = useSlashShortcut();
  const allowed = useAllowedSites();
  return (
    <>
      <p className={styles.scriptless}>{choices.scriptless}</p>
      <ul className={styles.choices}>
        <li>
          <Switch label={choices.previews.label} isOn={previews} onSwitch={switchPreviews}>
            {choices.previews.words}
          </Switch>
        </li>
        {embedSiteNames.map((site) => (
          <li key={site}>
            <Switch
              label={choices.embeds.label(site)}
              isOn={allowed.includes(site)}
              onSwitch={(isOn) => allowSite(site, isOn)}
            >
              {choices.embeds.words(site)}
            </Switch>
          </li>
        ))}
        <li>
          <Switch label={choices.slash.label} isOn={slash} onSwitch={switchSlashShortcut}>
            {choices.slash.words}
          </Switch>
        </li>
      </ul>
    </>
  );
}

const { keys } = about;

type Row = { keys: readonly string[]; does: string };

const groups: readonly { title: string; rows: readonly Row[] }[] = [
  { title: keys.pages, rows: keys.rows },
  { title: keys.searching, rows: keys.searchRows },
  { title: keys.trailer, rows: keys.trailerRows },
];

/** The keyboard shortcuts by context. */
export function KeyboardHelp() {
  return (
    <div className={styles.keys}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3 className={styles.keysTitle}>{title}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does} className={styles.key}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
