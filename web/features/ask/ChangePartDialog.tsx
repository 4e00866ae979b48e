import type { Part, Wish, WishOf } from '@marquee/contracts/assistant/part.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';

import { countryWord, languageWord, partTitle } from '#web/messages/en/askParts.ts';
import { askChange as words, wishSentence } from '#web/messages/en/askSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import { askHref, rewritten, type Turns, withTurn } from './askAddress.ts';

import styles from './ChangePartDialog.module.css';

type RangeWish = WishOf<keyof typeof limits>;

const limits = {
  years: [1870, 2100],
  runtime: [1, 999],
  seasons: [1, 99],
  episodes: [1, 9999],
  total: [1, 99_999],
} as const;

type RangeFieldsProps = { wish: RangeWish; onChange: (wish: Wish) => void };

/** From and to, either may stay open. */
function RangeFields({ wish, onChange }: RangeFieldsProps) {
  const [lowest, highest] = limits[wish.slot];
  const numberOf = (text: string): number | null => {
    const number = Math.round(Number(text));
    return text === '' || !Number.isFinite(number) ? null : Math.min(highest, Math.max(lowest, number));
  };
  const { from, to } = words.ranges[wish.slot];
  return (
    <div className={styles.range}>
      <label className={styles.label}>
        {from}
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={lowest}
          max={highest}
          defaultValue={wish.min ?? ''}
          onChange={({ currentTarget }) => onChange({ ...wish, min: numberOf(currentTarget.value) })}
        />
      </label>
      <label className={styles.label}>
        {to}
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={lowest}
          max={highest}
          defaultValue={wish.max ?? ''}
          onChange={({ currentTarget }) => onChange({ ...wish, max: numberOf(currentTarget.value) })}
        />
      </label>
    </div>
  );
}

/** Those with titles, the most first. */
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
function ValueField({ wish, onChange }: ValueFieldProps) {
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

type ChangePartDialogProps = { part: Part; label: string; turns: Turns; onClose: () => void };

/** The conversation with a part replaced: in its own words where the last sentence has them. */
function changedTurns(turns: Turns, { span }: Part, wish: Wish): Turns {
  const sentence = turns.at(-1)?.say ?? '';
  const said = wishSentence(wish);
  return span
    ? rewritten(turns, sentence.slice(0, span.start) + said + sentence.slice(span.end))
    : withTurn(turns, said);
}

/** The dialog for changing a part of the sentence: another range, another value, or the other way round. */
export function ChangePartDialog({ part, label, turns, onClose }: ChangePartDialogProps) {
  const [, navigate] = useLocation();
  const [wish, setWish] = useState<Wish>(part.wish);
  const note = useId();
  const say = (changed: Wish) => {
    onClose();
    navigate(askHref(changedTurns(turns, part, changed)), { state: { stay: true } });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    say(wish);
  };
  const isRange = 'min' in wish && 'max' in wish;
  const isEmpty = isRange && wish.min === null && wish.max === null;
  const isOffered = isRange || ['language', 'country', 'certification'].includes(wish.slot);
  return (
    <Dialog open onClose={onClose} label={words.title(label)} narrow>
      <form className={styles.form} onSubmit={submit} aria-describedby={note}>
        {isRange && <RangeFields wish={wish} onChange={setWish} />}
        <ValueField wish={wish} onChange={setWish} />
        <p className={styles.note} id={note}>
          {isEmpty ? words.needed : words.becomes(wishSentence(wish))}
        </p>
        <div className={styles.actions}>
          {isOffered && (
            <Button variant="primary" type="submit" disabled={isEmpty}>
              {words.change}
            </Button>
          )}
          {'not' in wish && (
            <Button onClick={() => say({ ...wish, not: !wish.not })}>
              {words.turnRound(partTitle({ ...wish, not: !wish.not }))}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
