import type { FacetAnswer } from '@marquee/contracts/browse.ts';
import { type FacetName, facetOf, facetsFor, isRange } from '@marquee/contracts/facets.ts';
import { useSearch } from 'wouter';

import { cx } from '#web/lib/cx.ts';
import { facetPart } from '#web/lib/facetHref.ts';

import type { BrowseProps } from './browseProps.ts';
import { ChoiceFacet } from './ChoiceFacet.tsx';
import { readMore } from './labels.ts';
import { RangeFacet } from './RangeFacet.tsx';

import styles from './FacetSections.module.css';

/** The facets that most people use; the others wait folded below them. */
const unfolded: ReadonlySet<FacetName> = new Set(['genre', 'language']);

type FacetSectionsProps = BrowseProps & {
  /** Each facet can be led to; only one panel of a page may have that. */
  hasParts?: boolean;
};

/** Every facet that has something to say here, in the one order that they have everywhere. */
export function FacetSections({ facets, isWaiting = false, hasParts = false, ...props }: FacetSectionsProps) {
  const { filters, media } = props;
  const more = readMore(useSearch());
  const section = (name: FacetName, answer: FacetAnswer | undefined) => {
    const id = hasParts ? facetPart(name) : undefined;
    if (isRange(name)) {
      const bins = answer && 'bins' in answer ? answer.bins : [];
      // Titles that are all alike in this can't be told apart by it. Of uncounted ones nobody knows.
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
