import { useCompleteQuery } from '#web/api/browse.ts';
import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/formatNumber.ts';
import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { withStand } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { facetLabel, optionLabel } from './labels.ts';
import { meaningOf, type TypedName } from './meantValues.ts';
import { useHandedFocus } from './useHandedFocus.ts';

import chip from '#web/ui/ChipLink.module.css';
import chips from './FilterChips.module.css';
import styles from './IgnoredNote.module.css';

type MeantNoteProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & { typed: TypedName };

/** Whom or what a typed name could mean, each as a filter to set. */
export function MeantNote({ typed, ...props }: MeantNoteProps) {
  const part = useHandedFocus<HTMLUListElement>();
  const { name, text } = typed;
  const { filters, media, hrefFor } = props;
  const { data = [], isSuccess } = useCompleteQuery(meaningOf(typed, props));
  if (!isSuccess) return null;
  const label = facetLabel(name, media);
  if (data.length === 0) return <p className={styles.note}>{browse.noneMeant(label, text)}</p>;
  return (
    <div className={styles.meant}>
      <p className={styles.note}>{browse.meant(label, text)}</p>
      <ul ref={part} className={styles.values}>
        {data.map((option) => (
          <li key={option.value}>
            <FilterLink
              className={cx(chip.chip, chips.long)}
              href={hrefFor(withStand(filters, name, option.value, 'in'))}
            >
              {optionLabel(name, option)}
              {option.count !== null && <span className={chip.count}>{formatCount(option.count)}</span>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
