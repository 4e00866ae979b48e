import type { MouseEvent } from 'react';

import { cx } from '#web/lib/cx.ts';
import { isPlainClick } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import button from '#web/ui/Button.module.css';
import styles from './PageLink.module.css';

type PageLinkProps = { rel: 'prev' | 'next'; href: string; label: string; onLoad: () => void };

/**
 * The way to a neighbouring page: without scripts a page of its own, with them more of this one. The next page comes
 * in by itself while scrolling, so its link then shows for the keyboard only.
 */
export function PageLink({ rel, href, label, onLoad }: PageLinkProps) {
  const load = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <a className={cx(button.button, button.plain, styles[rel])} rel={rel} href={href} onClick={load}>
      {rel === 'prev' && <Icon name="back" />}
      {label}
      {rel === 'next' && <Icon name="arrow" />}
    </a>
  );
}
