import { useState } from 'react';

import styles from './NumberField.module.css';

type NumberFieldProps = {
  /** Of the filter, for a form that is sent without scripts. */
  name: string;
  label: string;
  value: number | null;
  /** What an empty field means. */
  open: string;
  onLeave: (value: number | null) => void;
};

/** `1999`, `7.5`; null where it is empty, undefined where it is no number. */
function readNumber(text: string): number | null | undefined {
  const tidy = text.trim().replace(',', '.');
  if (tidy === '') return null;
  return /^\d{1,4}(?:\.\d)?$/.test(tidy) ? Number(tidy) : undefined;
}

/** One end of a range, to be typed. What isn't a number is taken back. */
export function NumberField({ name, label, value, open, onLeave }: NumberFieldProps) {
  const shown = value === null ? '' : String(value);
  const [text, setText] = useState(shown);
  const [from, setFrom] = useState(shown);
  if (from !== shown) {
    setFrom(shown);
    setText(shown);
  }
  const leave = () => {
    const number = readNumber(text);
    if (number === undefined) setText(shown);
    else if (number !== value) onLeave(number);
  };
  return (
    <input
      className={styles.field}
      name={name}
      type="text"
      inputMode="decimal"
      maxLength={6}
      autoComplete="off"
      value={text}
      placeholder={open}
      aria-label={label}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        leave();
      }}
    />
  );
}
