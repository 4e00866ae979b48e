import { type IconName, iconPaths } from './iconPaths.ts';

import styles from './Icon.module.css';

type IconProps = { name: IconName; filled?: boolean };

/** A decorative icon beside a word, or inside a control that has a name of its own. */
export function Icon({ name, filled = false }: IconProps) {
  return (
    <svg className={filled ? styles.filled : styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
      {name === 'theme' && <path className={styles.solid} d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" />}
    </svg>
  );
}
