import { title as words } from '#web/messages/en/title.ts';
import { Ticks } from '#web/ui/Ticks.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './Estimate.module.css';

type Props = {
  score: number;
  votes: number;
  /** Ours, not the public's. */
  isEstimate: boolean;
};

/** The score as a number and ten ticks, labelled as an estimate or a rating. Nothing without votes. */
export function Estimate({ score, votes, isEstimate }: Props) {
  if (score === 0) return null;
  const number = score.toFixed(1);
  return (
    <div className={styles.estimate}>
      <span className={styles.number}>
        <span aria-hidden="true">{number}</span>
        <VisuallyHidden>{words.scoreOf(number)}. </VisuallyHidden>
      </span>
      <div className={styles.beside}>
        <Ticks value={score} />
        <p className={styles.note}>{isEstimate ? words.estimate : words.votes(votes)}</p>
      </div>
    </div>
  );
}
