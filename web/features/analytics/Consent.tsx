import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { analytics as words } from '#web/messages/en/analytics.ts';
import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';

import text from '#web/ui/type.module.css';
import styles from './Consent.module.css';

declare global {
  interface Navigator {
    /** The browser's opt-out signal for this person's data. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The visitor's answer. `refused`: the browser's opt-out signal is set. */
type Consent = 'open' | 'yes' | 'no' | 'refused';

const key = 'marquee-analytics';

/** Anchor of the choice on its page. */
const choiceId = 'counting-visits';

const refuses = ({ globalPrivacyControl, doNotTrack }: Navigator) =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/** The browser's no overrules and deletes an earlier yes. */
export function heedBrowser(): void {
  if (refuses(navigator) && deviceValue(key) === 'yes') keepDeviceValue(key, null);
}

/** The answer of this device, given here or in another tab. Open on the server and while hydrating. */
export function useConsent(): Consent {
  const said = useDeviceValue(key);
  if (useScripted() && refuses(navigator)) return 'refused';
  return said === 'yes' || said === 'no' ? said : 'open';
}

const answerConsent = (answer: 'yes' | 'no'): void => void keepDeviceValue(key, answer);

type ConsentButtonsProps = {
  /** The earlier answer; without it, none was given. */
  consent?: Consent;
  onAnswer?: (answer: 'yes' | 'no') => void;
};

const answers = ['yes', 'no'] as const;

/** Yes and no, as large and as loud as each other. */
function ConsentButtons({ consent, onAnswer }: ConsentButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label={words.title}>
      {answers.map((answer) => (
        <Button
          key={answer}
          aria-pressed={consent && consent === answer}
          onClick={() => {
            answerConsent(answer);
            onAnswer?.(answer);
          }}
        >
          {words[answer]}
        </Button>
      ))}
    </div>
  );
}

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
        <p className={cx(text.small, text.dim, styles.state)} role="status">
          {words.states[consent]} {consent !== 'refused' && words.device}
        </p>
        <p className={cx(text.small, text.dim, styles.scriptless)}>{words.scriptless}</p>
      </div>
    </div>
  );
}

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
      <div className={cx(text.wrap, styles.lineBody)}>
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
