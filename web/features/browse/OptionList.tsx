import type { FacetOption } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { type ReactNode, useState } from 'react';

import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { standOf } from './filterChanges.ts';
import { inKeptOrder } from './inKeptOrder.ts';
import { facetLabel } from './labels.ts';
import { MoreLink } from './MoreLink.tsx';
import { OptionRow } from './OptionRow.tsx';

import styles from './OptionList.module.css';

type OptionListProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  options: readonly FacetOption[];
  /** All of them are asked for by the address. */
  isWhole: boolean;
};

/** Shown of a long list at first. Chosen values are shown in any case. */
const fewest = 5;

export function OptionList({ name, options, isWhole, ...props }: OptionListProps): ReactNode {
  const [order, setOrder] = useState(() => browse.valueOrder(name));
  const [isLong, setLong] = useState(isWhole);
  const kept = inKeptOrder(options, order);
  if (kept.length !== order.length || kept.some(({ value }, index) => value !== order[index])) {
    setOrder(kept.map(({ value }) => value));
  }
  const shown = kept.filter(
    ({ value }, index) => isLong || index < fewest || standOf(props.filters, name, value) !== null,
  );
  const rest = kept.length - shown.length;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((option) => (
          <OptionRow key={option.value} name={name} option={option} {...props} />
        ))}
      </ul>
      {(rest > 0 || (isLong && kept.length > fewest)) && (
        <MoreLink
          name={name}
          href={props.hrefFor(props.filters)}
          label={facetLabel(name, props.media)}
          rest={rest}
          onToggle={() => setLong(!isLong)}
        />
      )}
    </>
  );
}
