import { paths } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { readSite } from '#web/lib/site.ts';
import { shell } from '#web/messages/en/shell.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';
import styles from './Footer.module.css';

const links = [
  { href: paths.about, label: shell.about },
  { href: `${paths.about}#choices`, label: shell.choices },
  { href: `${paths.about}#language-and-country`, label: shell.locale },
  { href: paths.discover('movie'), label: shell.discover },
  { href: paths.nowPlaying, label: shell.nowPlaying },
  { href: paths.topRated, label: shell.topRated },
  { href: paths.upcoming, label: shell.upcoming },
  { href: paths.watchlist, label: shell.watchlist },
  { href: paths.transfer, label: shell.transfer },
] as const;

export function Footer() {
  return (
    <footer className={styles.foot}>
      <div className={cx(text.wrap, styles.line)}>
        <nav aria-label={shell.footNav}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <AppLink href={href}>
                  <span className={text.link}>{label}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <p>{shell.foot[readSite().content]}</p>
      </div>
    </footer>
  );
}
