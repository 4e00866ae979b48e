import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';
import { useEffect, useRef, useState } from 'react';

import type { Library } from '#web/api/library/library.ts';
import { bring } from '#web/messages/en/bring.ts';
import { newId } from '#web/platform/newId.ts';
import { Button } from '#web/ui/Button.tsx';

import { DoubtfulRow, type MatchChoice } from './DoubtfulRow.tsx';
import { LeftBehind } from './LeftBehind.tsx';
import { LongList } from './LongList.tsx';
import { type Plan, planBring } from './planBring.ts';
import { PlanCounts } from './PlanCounts.tsx';
import { foundAs, sortOut } from './sortOut.ts';
import type { Brought } from './useBring.ts';

import text from '#web/ui/type.module.css';
import styles from './Bring.module.css';

const words = bring.review;

const nameOfRow = ({ title, year, imdb, tmdb }: ForeignRow) =>
  words.year(title || imdb || String(tmdb), year);

type BringReviewProps = {
  library: Library;
  brought: Brought;
  onWrite: (plan: Plan) => void;
  onLeave: () => void;
};

/** What was found and what it would change, before anything does. */
export function BringReview({ library, brought, onWrite, onLeave }: BringReviewProps) {
  const [choices, setChoices] = useState<ReadonlyMap<number, MatchChoice>>(new Map());
  const [replaces, setReplaces] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { found, doubtful, unseen, unknown } = sortOut(brought);
  const chosen = doubtful.flatMap(({ index, says }) => {
    const choice = choices.get(index);
    return choice && choice !== 'none' ? [foundAs(choice, says)] : [];
  });
  const { writes: records } = brought.records;
  const own = records.length + brought.foreign.titles.reduce((sum, title) => sum + title.records.length, 0);
  const plan = planBring({
    library,
    found: [...found, ...chosen, ...unseen],
    lists: brought.foreign.lists,
    records,
    replaces,
    now: brought.at,
    newId,
  });

  return (
    <>
      <h3 className={text.h3} ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {own > 0 && <p>{words.own(own)}</p>}
      {brought.numbered > 0 && <p className={styles.quiet}>{words.numbered(brought.numbered)}</p>}
      {found.length > 0 && (
        <details className={styles.part}>
          <summary>{words.matched(found.length)}</summary>
          <LongList items={found} step={100} className={styles.list}>
            {({ says: { row } }, index) => <li key={index}>{nameOfRow(row)}</li>}
          </LongList>
        </details>
      )}
      {unseen.length > 0 && (
        <details className={styles.part}>
          <summary>{words.unseen(unseen.length)}</summary>
          <p className={styles.quiet}>{words.unseenText}</p>
          <LongList items={unseen} step={100} className={styles.list}>
            {({ says: { row } }, index) => <li key={index}>{nameOfRow(row)}</li>}
          </LongList>
        </details>
      )}
      {doubtful.length > 0 && (
        <div className={styles.part}>
          <h4>{words.doubtful(doubtful.length)}</h4>
          <p className={styles.quiet}>{words.doubtfulText}</p>
          <LongList items={doubtful} step={25}>
            {({ index, says, candidates }) => (
              <DoubtfulRow
                key={index}
                says={says}
                candidates={candidates}
                choice={choices.get(index)}
                onChoose={(choice) => setChoices(new Map([...choices, [index, choice]]))}
              />
            )}
          </LongList>
        </div>
      )}
      <LeftBehind unknown={unknown} brought={brought} lists={plan.leftOut} />
      <div className={styles.part}>
        <h4>{words.will}</h4>
        {plan.writes.length === 0 ? <p>{words.nothing}</p> : <PlanCounts counts={plan.counts} />}
        {plan.conflicts > 0 && (
          <fieldset>
            <legend>{words.conflicts(plan.conflicts)}</legend>
            <div className={styles.choices}>
              {[false, true].map((value) => (
                <label key={String(value)} className={styles.choice}>
                  <input
                    type="radio"
                    name="conflicts"
                    checked={replaces === value}
                    onChange={() => setReplaces(value)}
                  />
                  {value ? words.replaceMine : words.keepMine}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {plan.isTooMuch && (
          <p className={styles.alert} role="alert">
            {words.tooMuch}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          variant="primary"
          disabled={plan.writes.length === 0 || plan.isTooMuch}
          onClick={() => onWrite(plan)}
        >
          {words.write}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
