import { bring } from '#web/messages/en/bring.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './Bring.module.css';

const words = bring.partProblem;

export function BringProblem({ retry }: { retry: () => void }) {
  return (
    <div className={styles.acts} role="alert">
      <p>
        {words.title}. {words.text}
      </p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  );
}
