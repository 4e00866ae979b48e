import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { askChange as words } from '#web/messages/en/askChange.ts';
import { countryWord, languageWord } from '#web/messages/en/askParts.ts';

import styles from './ChangePartDialog.module.css';

/** Those of which there is something to see, the most first. */
const languages = 'en fr ja ko it es de zh sv da no fi pt pl ru cs fa hi tr el hu nl th ar he'.split(' ');
const countries =
  'US GB FR JP IT DE KR CA ES AU HK CN SE DK NO IE IN BR MX AR PL RU CZ AT BE NL TW TH IR NZ FI HU TR GR IS ZA'.split(
    ' ',
  );
const certifications = ['G', 'PG', 'PG-13', 'R'] as const;

type ValueFieldProps = { wish: Wish; onChange: (wish: Wish) => void };

type Choice = {
  value: string;
  values: readonly string[];
  wordOf: (value: string) => string;
  take: (value: string) => void;
};

function choiceOf(wish: Wish, onChange: (wish: Wish) => void): Choice | null {
  if (wish.slot === 'language')
    return {
      value: wish.language,
      values: languages,
      wordOf: languageWord,
      take: (language) => onChange({ ...wish, language }),
    };
  if (wish.slot === 'country')
    return {
      value: wish.country,
      values: countries,
      wordOf: countryWord,
      take: (country) => onChange({ ...wish, country }),
    };
  if (wish.slot === 'certification')
    return {
      value: wish.max,
      values: certifications,
      wordOf: (max) => max,
      take: (value) => onChange({ ...wish, max: certifications.find((one) => one === value) ?? wish.max }),
    };
  return null;
}

/** One value out of a list, where the part has one. */
export function ValueField({ wish, onChange }: ValueFieldProps) {
  const choice = choiceOf(wish, onChange);
  if (!choice) return null;
  const { value, values, wordOf, take } = choice;
  return (
    <label className={styles.label}>
      {words.values[wish.slot === 'language' || wish.slot === 'country' ? wish.slot : 'certification']}
      <select
        className={styles.input}
        value={value}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      >
        {(values.includes(value) ? values : [value, ...values]).map((one) => (
          <option key={one} value={one}>
            {wordOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
