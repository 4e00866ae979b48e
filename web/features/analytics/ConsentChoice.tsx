import { cx } from '#web/lib/cx.ts';
import { analytics as words } from '#web/messages/en/analytics.ts';

import { choiceId, ConsentButtons, useConsent } from './ConsentButtons.tsx';

import text from '#web/ui/type.module.css';
import styles from './ConsentChoice.module.css';

/** What is counted after consent, and the answer, to be given, changed and withdrawn here. */
export function ConsentChoice() {
  const consent = useConsent();
  return (
    <div className={styles.choice}>
      <h3 className={styles.title} id={choiceId}>
        {words.title}
      </h3>
      <div className={styles.body}>
        <p className={styles.what}>{words.what}</p>
        {consent !== 'refused' && <ConsentButtons consent={consent} />}
        <p className={cx(text.small, text.dim, styles.stand)} role="status">
          {words.stand[consent]} {consent !== 'refused' && words.device}
        </p>
        <p className={cx(text.small, text.dim, styles.scriptless)}>{words.scriptless}</p>
      </div>
    </div>
  );
}
