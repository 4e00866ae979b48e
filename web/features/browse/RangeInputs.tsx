import type { Range, RangeName } from '@marquee/contracts/facets.ts';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

import { browse } from '#web/messages/en/browse.ts';

import styles from './RangeFacet.module.css';

/** Both ends count in: after 1990 to 1994 comes 1995. */
export type Bin = { from: number; to: number; count: number | null };
export type CountedBin = Bin & { count: number };

export const isCounted = (bin: Bin): bin is CountedBin => bin.count !== null;

/** The positions and the step of a range's two ends. */
export type Scale = { min: number; max: number; step: number };

/** The smallest difference between two titles. */
export const grains: Record<RangeName, number> = { year: 1, score: 0.1, runtime: 1, seasons: 1 };

const steps: Record<RangeName, number> = { year: 1, score: 0.5, runtime: 5, seasons: 1 };

/** The scale of the present titles, wide enough for the set range. Null where neither is known. */
export function scaleOf(name: RangeName, bins: readonly Bin[], range: Range | null): Scale | null {
  const step = steps[name];
  const known = [
    ...bins.flatMap(({ from, to }) => [from, to]),
    ...(range ? [range.from ?? [], range.to ?? []].flat() : []),
  ];
  if (known.length === 0) return null;
  const min = Math.floor(Math.min(...known) / step) * step;
  const max = Math.ceil(Math.max(...known) / step) * step;
  return { min, max: Math.max(max, min + step), step };
}

/** Both ends as numbers on the scale; an open end is at the scale's own. */
export const endsOn = ({ min, max }: Scale, range: Range | null): [from: number, to: number] => [
  range?.from ?? min,
  range?.to ?? max,
];

/** The range between two places of the scale. An end at the scale's own end is open. */
export function rangeBetween({ min, max }: Scale, from: number, to: number): Range | null {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  if (low <= min && high >= max) return null;
  return { from: low <= min ? null : low, to: high >= max ? null : high };
}

export const sameRange = (a: Range | null, b: Range | null): boolean =>
  (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);

type RangeSliderProps = {
  name: RangeName;
  label: string;
  scale: Scale;
  from: number;
  to: number;
  onMove: (from: number, to: number) => void;
  /** The thumb was released. */
  onRest: () => void;
};

/** Two thumbs on one track, both the browser's own: arrows, Home, End and Page keys move them. */
export function RangeSlider({ name, label, scale, from, to, onMove, onRest }: RangeSliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const { min, max, step } = scale;
  // Set by script, since the server's markup must not carry styles.
  useLayoutEffect(() => {
    const share = (value: number) => String((value - min) / (max - min));
    track.current?.style.setProperty('--from', share(from));
    track.current?.style.setProperty('--to', share(to));
  }, [min, max, from, to]);
  const thumb = (end: 'from' | 'to', value: number, move: (value: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={browse[end](label)}
      aria-valuetext={browse.end(name, value)}
      onChange={(event) => move(event.currentTarget.valueAsNumber)}
      onPointerUp={onRest}
      onBlur={onRest}
    />
  );
  // A press beside the thumbs moves the nearer one; they catch their own presses.
  const bring = ({ clientX, target, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    const value = min + Math.round((share * (max - min)) / step) * step;
    if (Math.abs(value - from) <= Math.abs(value - to)) onMove(Math.min(value, to), to);
    else onMove(from, Math.max(value, from));
  };
  return (
    <div
      ref={track}
      className={styles.track}
      onPointerDown={bring}
      data-from-on-top={from > (min + max) / 2 ? '' : undefined}
    >
      {thumb('from', from, (value) => onMove(Math.min(value, to), to))}
      {thumb('to', to, (value) => onMove(from, Math.max(value, from)))}
    </div>
  );
}

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

/** One end of a range, to be typed. An invalid number is reset. */
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
