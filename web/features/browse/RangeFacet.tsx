import type { Range, RangeName } from '@marquee/contracts/facets.ts';
import { useEffect, useEffectEvent, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { FacetSection } from './FacetSection.tsx';
import { withRange } from './filterChanges.ts';
import { HiddenFields, useStep } from './FilterLink.tsx';
import { facetLabel } from './labels.ts';
import {
  type Bin,
  type CountedBin,
  endsOn,
  grains,
  isCounted,
  NumberField,
  rangeBetween,
  RangeSlider,
  sameRange,
  type Scale,
  scaleOf,
} from './RangeInputs.tsx';

import styles from './RangeFacet.module.css';

type HistogramProps = {
  bins: readonly CountedBin[];
  scale: Scale;
  /** The smallest difference between two titles: a bar reaches beyond its last number by it. */
  grain: number;
  from: number;
  to: number;
};

const width = 240;
const height = 40;
const gap = 2;
const lowest = 3;

const tenths = (number: number) => Math.round(number * 10) / 10;

/** How the titles spread over a range. Decoration: the numbers beside it have the values. */
function Histogram({ bins, scale, grain, from, to }: HistogramProps) {
  const { min, max } = scale;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number) => ((value - min) / (max + grain - min)) * width;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bins.map((bin) => {
        const tall = bin.count === 0 ? 1 : Math.max(lowest, tenths((bin.count / most) * height));
        return (
          <rect
            key={bin.from}
            className={cx(bin.to >= from && bin.from <= to && styles.on)}
            x={tenths(x(bin.from))}
            y={tenths(height - tall)}
            width={Math.max(1, tenths(x(bin.to + grain) - x(bin.from) - gap))}
            height={tall}
          />
        );
      })}
    </svg>
  );
}

/** A moving thumb changes nothing until it rests this long. */
const restMilliseconds = 400;

/** The range while it is being changed. It is applied once it rests, or at once; the address overrules it. */
function useDraft(range: Range | null, onChange: (range: Range | null) => void) {
  const [draft, setDraft] = useState(range);
  const [base, setBase] = useState(range);
  if (!sameRange(base, range)) {
    setBase(range);
    setDraft(range);
  }
  const rest = useEffectEvent((draft: Range | null) => {
    if (!sameRange(draft, range)) onChange(draft);
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(draft), restMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  return {
    draft,
    change: setDraft,
    settle: () => {
      if (!sameRange(draft, range)) onChange(draft);
    },
  };
}

type RangeFacetProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: RangeName;
  id: string | undefined;
  bins: readonly Bin[];
};

/** A facet of numbers: how the titles spread, a thumb for each end, and both ends to be typed. */
export function RangeFacet({ name, id, bins, filters, media, hrefFor }: RangeFacetProps) {
  const step = useStep();
  const range = filters[name] ?? null;
  const go = (next: Range | null) => step(hrefFor(withRange(filters, name, next)));
  const { draft, change, settle } = useDraft(range, go);
  const scale = scaleOf(name, bins, range);
  if (!scale) return null;
  const [from, to] = endsOn(scale, draft);
  const label = facetLabel(name, media);
  const without = hrefFor(withRange(filters, name, null));
  const typed = (ends: Partial<Range>) => {
    const next = { from: draft?.from ?? null, to: draft?.to ?? null, ...ends };
    const isTurned = next.from !== null && next.to !== null && next.from > next.to;
    go(isTurned ? { from: next.to, to: next.from } : next);
  };
  const unit = browse.unit[name];
  const counted = bins.filter(isCounted);
  return (
    <FacetSection
      id={id}
      heading={label}
      aside={
        <form className={styles.ends} action={new URL(without, 'http://app.invalid').pathname}>
          <HiddenFields href={without} />
          <NumberField
            name={name}
            label={browse.from(label)}
            value={draft?.from ?? null}
            open={String(scale.min)}
            onLeave={(from) => typed({ from })}
          />
          <span className={styles.to}>{browse.fromTo}</span>
          <NumberField
            name={name}
            label={browse.to(label)}
            value={draft?.to ?? null}
            open={String(scale.max)}
            onLeave={(to) => typed({ to })}
          />
          {unit !== '' && <span className={styles.to}>{unit}</span>}
          <button type="submit" className={styles.set}>
            {browse.set}
          </button>
        </form>
      }
    >
      <div className={styles.spread}>
        {counted.length > 0 && (
          <Histogram bins={counted} scale={scale} grain={grains[name]} from={from} to={to} />
        )}
        <RangeSlider
          name={name}
          label={label}
          scale={scale}
          from={from}
          to={to}
          onMove={(from, to) => change(rangeBetween(scale, from, to))}
          onRest={settle}
        />
      </div>
    </FacetSection>
  );
}
