import type { FacetOption } from '@marquee/contracts/browse.ts';
import { type ChoiceName, facetOf } from '@marquee/contracts/facets.ts';
import { useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { CompletingField } from './CompletingField.tsx';
import { FacetSection } from './FacetSection.tsx';
import { setFilters } from './filterChanges.ts';
import { FoldLink } from './FoldLink.tsx';
import { facetLabel } from './labels.ts';
import { OptionList } from './OptionList.tsx';

import styles from './ChoiceFacet.module.css';

type ChoiceFacetProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  id: string | undefined;
  options: readonly FacetOption[];
  /** It has a place further down and is folded at first. */
  isFolded: boolean;
  isWhole: boolean;
};

/** A facet of values, listed or found by typing. */
export function ChoiceFacet({ name, id, options, isFolded, isWhole, ...props }: ChoiceFacetProps) {
  const { filters, media, hrefFor } = props;
  const set = setFilters(filters).filter((one) => one.name === name).length;
  const [isOpen, setOpen] = useState(!isFolded || isWhole || set > 0);
  const label = facetLabel(name, media);
  const heading = isFolded ? (
    <FoldLink
      className={styles.fold}
      name={name}
      href={hrefFor(filters)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <span>
        {label}
        {set > 0 && (
          <span className={styles.set}>
            <span aria-hidden="true">{set}</span>
            <VisuallyHidden>{browse.filtersSet(set)}</VisuallyHidden>
          </span>
        )}
      </span>
      <Icon name="down" />
    </FoldLink>
  ) : (
    label
  );
  return (
    <FacetSection id={id} heading={heading}>
      {isOpen && (
        <div className={cx(isFolded && styles.unfolded)}>
          {facetOf(name).completes && <CompletingField name={name} {...props} />}
          <OptionList name={name} options={options} isWhole={isWhole} {...props} />
        </div>
      )}
    </FacetSection>
  );
}
