import { cx } from '#web/lib/cx.ts';

import text from '#web/ui/type.module.css';
import styles from './AboutPageTmdb.module.css';

type Props = {
  words: { mark: string; markLabel: string; notice: string };
  /** Address of TMDB's logo, where somebody put it. */
  logo: string | undefined;
};

/** The credit that TMDB's terms ask for: its logo or, where that wasn't put here, its name; smaller than ours. */
export function TmdbCredit({ words, logo }: Props) {
  return (
    <div className={styles.credit}>
      <a className={styles.mark} href="https://www.themoviedb.org/" aria-label={words.markLabel}>
        {logo === undefined ? words.mark : <img src={logo} alt="" height={20} />}
      </a>
      <p className={cx(text.small, text.dim)}>{words.notice}</p>
    </div>
  );
}
