import { analytics as words } from '#web/messages/en/analytics.ts';
import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './ConsentButtons.module.css';

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
export const choiceId = 'counting-visits';

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
export function ConsentButtons({ consent, onAnswer }: ConsentButtonsProps) {
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
