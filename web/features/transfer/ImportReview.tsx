import type { ForeignRow, KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { useEffect, useId, useRef, useState } from 'react';

import type { Library } from '#web/api/library/library.ts';
import { transfer } from '#web/messages/en/transfer.ts';
import { newId } from '#web/platform/newId.ts';
import { Button } from '#web/ui/Button.tsx';

import { ImportCounts } from './ImportDone.tsx';
import { foundAs, type ImportedFiles, sortOut } from './matchAll.ts';
import { LongList, NotImported } from './NotImported.tsx';
import { type Plan, planImport } from './planImport.ts';
import { type ForeignTitle, yearFrom } from './reading/foreignLibrary.ts';

import text from '#web/ui/type.module.css';
import styles from './Transfer.module.css';

const words = transfer.review;

const nameOfRow = ({ title, year, imdb, tmdb }: ForeignRow) =>
  words.year(title || imdb || String(tmdb), year);

/** One of the candidates, or none of them. */
type MatchChoice = KnownTitle | 'none';

type DoubtfulRowProps = {
  says: ForeignTitle;
  candidates: readonly KnownTitle[];
  choice: MatchChoice | undefined;
  onChoose: (choice: MatchChoice) => void;
};

function labelOf(title: KnownTitle): string {
  const isSeries = title.media_type === 'tv';
  const name = isSeries ? title.name : title.title;
  const year = yearFrom(isSeries ? title.first_air_date : title.release_date);
  return `${words.year(name, year)} · ${words.kind[title.media_type]}`;
}

/** A row that could mean several titles. */
function DoubtfulRow({ says, candidates, choice, onChoose }: DoubtfulRowProps) {
  const name = useId();
  return (
    <li className={styles.row}>
      <fieldset>
        <legend>{nameOfRow(says.row)}</legend>
        <div className={styles.choices}>
          {[...candidates, 'none' as const].map((candidate) => {
            const isNone = candidate === 'none';
            return (
              <label
                key={isNone ? 'none' : `${candidate.media_type}/${candidate.id}`}
                className={styles.choice}
              >
                <input
                  type="radio"
                  name={name}
                  checked={choice === candidate}
                  onChange={() => onChoose(candidate)}
                />
                {isNone ? words.none : labelOf(candidate)}
              </label>
            );
          })}
        </div>
      </fieldset>
    </li>
  );
}

type ImportReviewProps = {
  library: Library;
  imported: ImportedFiles;
  onWrite: (plan: Plan) => void;
  onLeave: () => void;
};

/** What was found and what it would change, before anything is written. */
export function ImportReview({ library, imported, onWrite, onLeave }: ImportReviewProps) {
  const [choices, setChoices] = useState<ReadonlyMap<number, MatchChoice>>(new Map());
  const [replaces, setReplaces] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { found, doubtful, unseen, unknown } = sortOut(imported);
  const chosen = doubtful.flatMap(({ index, says }) => {
    const choice = choices.get(index);
    return choice && choice !== 'none' ? [foundAs(choice, says)] : [];
  });
  const { writes: records } = imported.records;
  const own = records.length + imported.foreign.titles.reduce((sum, title) => sum + title.records.length, 0);
  const plan = planImport({
    library,
    found: [...found, ...chosen, ...unseen],
    lists: imported.foreign.lists,
    records,
    replaces,
    now: imported.at,
    newId,
  });

  return (
    <>
      <h3 className={text.h3} ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {own > 0 && <p>{words.own(own)}</p>}
      {imported.numbered > 0 && <p className={styles.quiet}>{words.numbered(imported.numbered)}</p>}
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
      <NotImported unknown={unknown} imported={imported} lists={plan.leftOut} />
      <div className={styles.part}>
        <h4>{words.will}</h4>
        {plan.writes.length === 0 ? <p>{words.nothing}</p> : <ImportCounts counts={plan.counts} />}
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
