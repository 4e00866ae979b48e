import { paths } from '@marquee/contracts/paths.ts';
import { useLocation } from 'wouter';

import { shell } from '#web/messages/en/shell.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { isCurrent } from './isCurrent.ts';

import styles from './TabBar.module.css';

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
    <nav className={styles.bar} aria-label={shell.phoneNav}>
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
