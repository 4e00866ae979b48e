import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import { useId } from 'react';

import { bring } from '#web/messages/en/bring.ts';

import type { ForeignTitle } from './reading/foreignLibrary.ts';
import { yearOf } from './reading/values.ts';

import styles from './Bring.module.css';

const words = bring.review;

/** Which of the candidates, or none of them. */
export type MatchChoice = KnownTitle | 'none';

type DoubtfulRowProps = {
  says: ForeignTitle;
  candidates: readonly KnownTitle[];
  choice: MatchChoice | undefined;
  onChoose: (choice: MatchChoice) => void;
};

function labelOf(title: KnownTitle): string {
  const isSeries = title.media_type === 'tv';
  const name = isSeries ? title.name : title.title;
  const year = yearOf(isSeries ? title.first_air_date : title.release_date);
  return `${words.year(name, year)} · ${words.kind[title.media_type]}`;
}

/** A row that could mean several titles. */
export function DoubtfulRow({ says, candidates, choice, onChoose }: DoubtfulRowProps) {
  const name = useId();
  const { title, year, imdb, tmdb } = says.row;
  return (
    <li className={styles.row}>
      <fieldset>
        <legend>{words.year(title || imdb || String(tmdb), year)}</legend>
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
