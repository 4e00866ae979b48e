import { analytics as words } from '#web/messages/en/analytics.ts';
import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './ConsentButtons.module.css';

declare global {
  interface Navigator {
    /** The browser says on every page that data of this person may not be passed on. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** What somebody says to being counted. `refused`: their browser says no for them. */
type Consent = 'open' | 'yes' | 'no' | 'refused';

const key = 'marquee-analytics';

/** Where the choice stands on its page. */
export const choiceId = 'counting-visits';

const refuses = ({ globalPrivacyControl, doNotTrack }: Navigator) =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';

/** No is the browser's word, whatever was said before: a yes from then is forgotten. */
export function heedBrowser(): void {
  if (refuses(navigator) && deviceValue(key) === 'yes') keepDeviceValue(key, null);
}

/** What was said on this device, here or in another tab. Open on the server and while hydrating. */
export function useConsent(): Consent {
  const said = useDeviceValue(key);
  if (useScripted() && refuses(navigator)) return 'refused';
  return said === 'yes' || said === 'no' ? said : 'open';
}

const answerConsent = (answer: 'yes' | 'no'): void => void keepDeviceValue(key, answer);

type ConsentButtonsProps = {
  /** What was said before; without it, nothing was. */
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
