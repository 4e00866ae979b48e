import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { analytics as words } from '#web/messages/en/analytics.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { choiceId, ConsentButtons, useConsent } from './ConsentButtons.tsx';

import text from '#web/ui/type.module.css';
import styles from './ConsentLine.module.css';

const choice = `${paths.about}#${choiceId}`;

/** Asks once, below all content. The answer is confirmed in the same place, and gone on the next page. */
export function ConsentLine({ page }: { page: string }) {
  const consent = useConsent();
  const [answeredOn, setAnsweredOn] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const isAnswered = answeredOn === page && (consent === 'yes' || consent === 'no');

  // The button that was pressed is gone: its target gets its focus.
  useEffect(() => {
    if (isAnswered) said.current?.focus({ preventScroll: true });
  }, [isAnswered]);

  if (consent !== 'open' && !isAnswered) return null;
  return (
    <section className={styles.line} aria-label={words.title}>
      <div className={cx(text.wrap, styles.body)}>
        {isAnswered ? (
          <p ref={said} tabIndex={-1} role="status">
            {consent === 'yes' ? words.thanks : words.none}{' '}
            <AppLink className={cx(text.link, styles.link)} href={choice}>
              {words.change}
            </AppLink>
          </p>
        ) : (
          <>
            <p>
              {words.line}{' '}
              <AppLink className={cx(text.link, styles.link)} href={choice}>
                {words.more}
              </AppLink>
            </p>
            <ConsentButtons onAnswer={() => setAnsweredOn(page)} />
          </>
        )}
      </div>
    </section>
  );
}
