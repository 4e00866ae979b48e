import { paths } from '@marquee/contracts/paths.ts';
import { useLocation } from 'wouter';

import { HeaderSearch } from '#web/features/search/HeaderSearch.tsx';
import { cx } from '#web/lib/cx.ts';
import { shell } from '#web/messages/en/shell.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Brand } from '#web/ui/Brand.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { isCurrent } from './isCurrent.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

import text from '#web/ui/type.module.css';
import styles from './TopBar.module.css';

const links = [
  { href: paths.nowPlaying, label: shell.nowPlaying },
  { href: paths.popular, label: shell.popular },
  { href: paths.topRated, label: shell.topRated },
  { href: paths.upcoming, label: shell.upcoming },
  { href: paths.series, label: shell.series },
  { href: paths.discover('movie'), label: shell.discover },
  { href: paths.ask, label: shell.ask },
] as const;

/** The bar at the top. On a page that opens with a picture it lies over it. */
export function TopBar({ overlay }: { overlay: boolean }) {
  const [pathname] = useLocation();
  return (
    <header className={cx(styles.bar, overlay && styles.over)} data-on-picture={overlay ? '' : undefined}>
      <div className={cx(text.wrap, styles.line)}>
        <Brand />
        <nav className={styles.nav} aria-label={shell.mainNav}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <HeaderSearch />
          <AppLink className={cx(styles.find, styles.search)} href={paths.search()} aria-label={shell.search}>
            <Icon name="search" />
          </AppLink>
          <AppLink
            className={cx(styles.find, styles.watchlist)}
            href={paths.watchlist}
            aria-label={shell.watchlist}
          >
            <Icon name="mark" />
          </AppLink>
          <ThemeMenu />
          {/* Which of the two shows is known before the first paint, from what the device remembers. */}
          <AppLink className={styles.signIn} href={`${paths.signIn}?from=${encodeURIComponent(pathname)}`}>
            {shell.signIn}
          </AppLink>
          <AppLink className={styles.account} href={paths.account} aria-label={shell.account}>
            <Icon name="person" />
          </AppLink>
        </div>
      </div>
    </header>
  );
}
