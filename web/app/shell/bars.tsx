import { paths } from '@marquee/contracts/paths.ts';
import { useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

import { HeaderSearch } from '#web/features/search/HeaderSearch.tsx';
import { cx } from '#web/lib/cx.ts';
import { shell } from '#web/messages/en/shell.ts';
import { chooseTheme, currentTheme, subscribeToTheme, themes } from '#web/platform/theme.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Brand } from '#web/ui/Brand.tsx';
import { BareButton, IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import text from '#web/ui/type.module.css';
import styles from './bars.module.css';

/** Whether a link of the bars is current. The lists of series belong together, and so do both sides of discovering. */
export function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href) return true;
  if (href === paths.series) return pathname.startsWith(`${paths.series}/`);
  return href === paths.discover('movie') && pathname === paths.discover('tv');
}

/** Dark, light, or as the system has it. */
function ThemeMenu() {
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

const links = [
  { href: paths.nowPlaying, label: shell.nowPlaying },
  { href: paths.popular, label: shell.popular },
  { href: paths.topRated, label: shell.topRated },
  { href: paths.upcoming, label: shell.upcoming },
  { href: paths.series, label: shell.series },
  { href: paths.discover('movie'), label: shell.discover },
  { href: paths.ask, label: shell.ask },
] as const;

/** The bar at the top. On a page that opens with a picture it covers its upper edge. */
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

/** Pages that belong to a tab whose own page they aren't. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  [paths.popular]: [
    paths.nowPlaying,
    paths.topRated,
    paths.upcoming,
    paths.series,
    paths.seriesTopRated,
    paths.seriesOnTheAir,
    paths.discover('movie'),
    paths.discover('tv'),
  ],
  [paths.watchlist]: [paths.seen, paths.rated, paths.hidden, paths.lists],
};

const tabs = [
  { href: paths.home, label: shell.home, icon: 'home' },
  { href: paths.popular, label: shell.browse, icon: 'film' },
  { href: paths.ask, label: shell.ask, icon: 'ask' },
  { href: paths.search(), label: shell.search, icon: 'search' },
  { href: paths.watchlist, label: shell.watchlist, icon: 'mark' },
] as const;

/** The bar under the thumb. */
export function TabBar() {
  const [pathname] = useLocation();
  return (
    <nav className={styles.tabBar} aria-label={shell.phoneNav}>
      <ul>
        {tabs.map(({ href, label, icon }) => {
          const current = isCurrent(href, pathname) || pagesOf[href]?.includes(pathname);
          return (
            <li key={href}>
              <AppLink href={href} aria-current={current ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
