import type { Range, RangeName } from '@marquee/contracts/facets.ts';

import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { FacetSection } from './FacetSection.tsx';
import { withRange } from './filterChanges.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { Histogram } from './Histogram.tsx';
import { facetLabel } from './labels.ts';
import { NumberField } from './NumberField.tsx';
import { type Bin, endsOn, grains, isCounted, rangeBetween, scaleOf } from './rangeScale.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { useDraft } from './useDraft.ts';
import { useStep } from './useStep.ts';

import styles from './RangeFacet.module.css';

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
