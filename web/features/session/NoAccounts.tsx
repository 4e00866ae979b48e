import { paths } from '#contracts/paths.ts';
import { aboutParts } from '#web/lib/aboutParts.ts';
import { cx } from '#web/lib/cx.ts';
import { auth } from '#web/messages/en/auth.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import text from '#web/ui/type.module.css';
import styles from './NoAccounts.module.css';

type NoAccountsProps = {
  words: { title: string; other: string; otherLink: string };
  /** The page for people who wanted the other of the two. */
  other: string;
};

/** Says that there are no accounts yet, what works without one, and the way on. */
export function NoAccounts({ words, other }: NoAccountsProps) {
  return (
    <>
      <div>
        <h1 className={text.h1}>{words.title}</h1>
        <p className={styles.other}>
          {words.other}{' '}
          <AppLink className={cx(text.link, styles.strong)} href={other}>
            {words.otherLink}
          </AppLink>
        </p>
      </div>
      <p className={styles.notice}>
        <Icon name="info" />
        <span>{auth.notice}</span>
      </p>
      <div>
        <p>{auth.works}</p>
        <ul className={styles.things}>
          {auth.things.map((thing) => (
            <li key={thing}>
              <Icon name="check" />
              {thing}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink className={styles.on} variant="primary" href={paths.home}>
        {auth.goOn}
      </ButtonLink>
      <p className={styles.privacy}>
        <AppLink className={text.link} href={`${paths.about}#${aboutParts.privacy}`}>
          {auth.privacy}
        </AppLink>
      </p>
    </>
  );
}
