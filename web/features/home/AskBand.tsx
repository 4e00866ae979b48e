import { paths } from '@marquee/contracts/paths.ts';

import { cx } from '#web/lib/cx.ts';
import { home } from '#web/messages/en/home.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './AskBand.module.css';

/** A link to the Ask page with an example of a question. */
export function AskBand() {
  const { sentence, go, or, examples } = home.ask;
  return (
    <section className={cx(text.wrap, styles.section)} aria-label={go}>
      <div className={styles.band}>
        <AppLink className={styles.line} href={paths.ask}>
          <span className={cx(text.h1, styles.sentence)}>
            <span className={styles.caret} />
            {sentence.map(([words, stands]) => (stands ? <b key={words}>{words}</b> : words))}
          </span>
          <span className={styles.go}>
            <Icon name="arrow" />
            <VisuallyHidden>{go}</VisuallyHidden>
          </span>
        </AppLink>
        <ul className={styles.examples} aria-label={or}>
          <li aria-hidden="true">{or}</li>
          {examples.map((words) => (
            <li key={words}>
              <AppLink className={text.link} href={paths.asked(words)}>
                {words}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
