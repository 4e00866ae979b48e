import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { type FacetName, facetOf, facetsFor, isRange } from '@marquee/contracts/facets.ts';
import { useSearch } from 'wouter';

import { cx } from '#web/lib/cx.ts';
import { facetPart } from '#web/lib/hrefs.ts';

import type { BrowseProps } from './browseProps.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { readMore } from './labels.ts';
import { RangeFacet } from './RangeFacet.tsx';

import styles from './Facets.module.css';

/** The most used facets; the others are folded below them. */
const unfolded: ReadonlySet<FacetName> = new Set(['genre', 'language']);

type FacetSectionsProps = BrowseProps & {
  /** Each facet has an anchor; only one panel of a page may have it. */
  hasParts?: boolean;
};

/** Every facet with values here, in the one order that they have everywhere. */
export function FacetSections({ facets, isWaiting = false, hasParts = false, ...props }: FacetSectionsProps) {
  const { filters, media } = props;
  const more = readMore(useSearch());
  const section = (name: FacetName, answer: FacetAnswer | undefined) => {
    const id = hasParts ? facetPart(name) : undefined;
    if (isRange(name)) {
      const bins = answer && 'bins' in answer ? answer.bins : [];
      // A facet with one value for all titles is useless. Uncounted titles may differ.
      const isCounted = bins.every(({ count }) => count !== null);
      const isTelling = isCounted ? bins.length > 1 && bins.some(({ count }) => count !== 0) : true;
      return isTelling || filters[name] ? (
        <RangeFacet key={name} name={name} id={id} bins={bins} {...props} />
      ) : null;
    }
    const options = answer && 'options' in answer ? answer.options : [];
    const isTyped = answer !== undefined && facetOf(name).completes === true;
    if (options.length === 0 && !isTyped) return null;
    return (
      <ChoiceFacet
        key={name}
        name={name}
        id={id}
        options={options}
        isFolded={!unfolded.has(name)}
        isWhole={more.includes(name)}
        {...props}
      />
    );
  };
  return (
    <div className={cx(styles.sections, isWaiting && styles.waiting)}>
      {facetsFor(media).map((name) =>
        section(
          name,
          facets.find((answer) => answer.name === name),
        ),
      )}
    </div>
  );
}
