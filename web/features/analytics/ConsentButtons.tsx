import { analytics as words } from '#web/messages/en/analytics.ts';
import { Button } from '#web/ui/Button.tsx';

import { answerConsent, type Consent } from './consent.ts';

import styles from './ConsentButtons.module.css';

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
