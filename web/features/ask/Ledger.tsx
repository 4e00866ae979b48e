import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part } from '@marquee/contracts/assistant/part.ts';

import { cx } from '#web/lib/cx.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { factWords } from '#web/messages/en/askFacts.ts';
import { partTitle } from '#web/messages/en/askParts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AskIcon } from './AskIcon.tsx';

import styles from './Ledger.module.css';

type LedgerProps = { lines: readonly LedgerLine[]; parts: readonly Part[]; isSeries: boolean };

/** How a title stands to what was asked: each line a fact of the catalogue, a tick where it fits, a tilde where not. */
export function Ledger({ lines, parts, isSeries }: LedgerProps) {
  const known = lines.flatMap((line) => {
    const part = parts.find(({ key }) => key === line.part);
    return part ? [{ line, wish: part.wish }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.ledger}>
      {known.map(({ line, wish }) => (
        <div key={line.part} className={cx(styles.line, line.fit !== 'fits' && styles.off)}>
          {line.fit === 'fits' ? <Icon name="check" /> : <AskIcon name="tilde" />}
          <dt>
            {partTitle(wish)}
            <VisuallyHidden>{words[line.fit]}</VisuallyHidden>
          </dt>
          <dd>
            {factWords(line, wish, isSeries).map((words) =>
              typeof words === 'string' ? words : <em key={words.mark}>{words.mark}</em>,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
