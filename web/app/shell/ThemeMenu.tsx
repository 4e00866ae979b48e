import { useId, useRef, useSyncExternalStore } from 'react';

import { shell } from '#web/messages/en/shell.ts';
import { chooseTheme, currentTheme, subscribeToTheme, themes } from '#web/platform/theme.ts';
import { BareButton } from '#web/ui/BareButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

import styles from './ThemeMenu.module.css';

/** Dark, light, or as the system has it. */
export function ThemeMenu() {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const current = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'dark' as const);
  return (
    <span className={styles.holder}>
      <IconButton icon="theme" label={shell.theme} popoverTarget={id} />
      <ul ref={menu} id={id} className={styles.menu} popover="auto" aria-label={shell.theme}>
        {themes.map((theme) => (
          <li key={theme}>
            <BareButton
              aria-pressed={theme === current}
              onClick={() => {
                chooseTheme(theme);
                menu.current?.hidePopover();
              }}
            >
              {shell.themes[theme]}
              <Icon name="check" />
            </BareButton>
          </li>
        ))}
      </ul>
    </span>
  );
}
