import type { ReactNode } from 'react';

import { Icon } from '#web/ui/Icon.tsx';

import styles from './ExternalLink.module.css';

/** A link out of the product, in a tab of its own so that the page stays. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" />
    </a>
  );
}
