import type { FacetOption } from '@marquee/contracts/browse.ts';
import { type ChoiceName, type FacetName, facetOf } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { type ReactNode, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { stateOf, withState } from './filterChanges.ts';
import { FilterLink, FoldLink } from './FilterLink.tsx';
import { facetLabel, optionLabel } from './labels.ts';

import styles from './OptionList.module.css';

type OptionCountProps = { className: string | undefined; count: number; media: MediaType | null };

/** How many titles a value leaves: a number by sight, "12 films" for screen readers. */
export function OptionCount({ className, count, media }: OptionCountProps) {
  return (
    <span className={className}>
      <span aria-hidden="true">{formatCount(count)}</span>
      <VisuallyHidden>{browse.found(count, media)}</VisuallyHidden>
    </span>
  );
}

/** Earlier values keep their places, so that nothing jumps under a finger; new ones follow. */
function inKeptOrder<Item extends { value: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = new Map(order.map((value, index) => [value, index]));
  const placeOf = ({ value }: Item) => place.get(value) ?? order.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type MoreLinkProps = {
  name: FacetName;
  href: string;
  label: string;
  /** How many are folded away. */
  rest: number;
  onToggle: () => void;
};

/** Shows the rest of a list, or fewer again. */
function MoreLink({ name, href, label, rest, onToggle }: MoreLinkProps) {
  const isScripted = useScripted();
  if (rest === 0 && !isScripted) return null;
  return (
    <FoldLink className={styles.more} name={name} href={href} isOpen={rest === 0} onToggle={onToggle}>
      {rest > 0 ? browse.more(rest) : browse.fewer}
      <VisuallyHidden>{browse.moreOf(label)}</VisuallyHidden>
    </FoldLink>
  );
}

type OptionRowProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  option: FacetOption;
};

/** One value: a box to include it, and beside it a button to exclude it. */
function OptionRow({ name, option, filters, media, hrefFor }: OptionRowProps): ReactNode {
  const { value, count } = option;
  const label = optionLabel(name, option);
  const state = stateOf(filters, name, value);
  const href = (next: 'in' | 'out') => hrefFor(withState(filters, name, value, state === next ? null : next));
  return (
    <li className={cx(styles.row, count === null && styles.uncounted)} data-state={state ?? undefined}>
      <FilterLink className={styles.in} href={href('in')} isChecked={state === 'in'}>
        <span className={styles.box} />
        <span className={styles.label}>{label}</span>
        {count !== null && <OptionCount className={styles.count} count={count} media={media} />}
      </FilterLink>
      {facetOf(name).excludes && (
        <FilterLink
          className={styles.out}
          href={href('out')}
          isChecked={state === 'out'}
          aria-label={browse.without(label)}
          title={browse.without(label)}
        >
          <span>{browse.not}</span>
        </FilterLink>
      )}
    </li>
  );
}

type OptionListProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  options: readonly FacetOption[];
  /** All of them are shown because of the address. */
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
    ({ value }, index) => isLong || index < fewest || stateOf(props.filters, name, value) !== null,
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
