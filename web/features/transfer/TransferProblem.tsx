import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

import styles from './Transfer.module.css';

const words = transfer.partProblem;

export function TransferProblem({ retry }: { retry: () => void }) {
  return (
    <div className={styles.acts} role="alert">
      <p>
        {words.title}. {words.text}
      </p>
      <Button onClick={retry}>{words.retry}</Button>
    </div>
  );
}
