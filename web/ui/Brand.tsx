import { paths } from '@marquee/contracts/paths.ts';

import { shell } from '#web/messages/en/shell.ts';

import { AppLink } from './AppLink.tsx';

import styles from './Brand.module.css';

/** The name with its two lamps, a link to the home page. */
export function Brand({ className }: { className?: string | undefined }) {
  return (
    <span className={className}>
      <AppLink className={styles.brand} href={paths.home} aria-label={shell.brandLabel}>
        {shell.brand}
        <i />
      </AppLink>
    </span>
  );
}
