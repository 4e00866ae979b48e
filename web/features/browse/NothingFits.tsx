import type { Relaxation } from '@marquee/contracts/browse.ts';

import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/formatNumber.ts';
import { browse } from '#web/messages/en/browse.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { BrowseProps } from './browseProps.ts';
import { setFilters } from './filterChanges.ts';
import { FilterLink } from './FilterLink.tsx';
import { filterWords } from './labels.ts';
import { waysOut } from './relaxations.ts';
import { useHandedFocus } from './useHandedFocus.ts';

import chip from '#web/ui/ChipLink.module.css';
import chips from './FilterChips.module.css';

type NothingFitsProps = BrowseProps & {
  relax: readonly Relaxation[];
  /** What was not found, where it isn't the filters alone. */
  title?: string;
};

/** No title fits all of it: what is asked for, and which part to take away. */
export function NothingFits({ relax, title, facets, filters, media, hrefFor }: NothingFitsProps) {
  const part = useHandedFocus<HTMLDivElement>();
  const asked = setFilters(filters).map((set) => filterWords(set, facets));
  const ways = waysOut(relax, filters, facets);
  const advice = ways.some(({ labels }) => labels.length === 1)
    ? browse.relax
    : ways.length > 0
      ? browse.relaxSeveral
      : asked.length > 1 && browse.relaxNone;
  return (
    <div ref={part}>
      <StateMessage
        title={title ?? browse.nothing[media ?? 'both']}
        actions={
          <>
            {ways.map(({ labels, filters: left, total }) => (
              <FilterLink key={labels.join()} className={cx(chip.chip, chips.long)} href={hrefFor(left)}>
                {browse.withoutParts(labels)}
                <span className={chip.count}>{formatCount(total)}</span>
              </FilterLink>
            ))}
            {asked.length > 0 && (
              <FilterLink className={cx(chip.chip, chips.quiet)} href={hrefFor({})}>
                {browse.clearAll}
              </FilterLink>
            )}
          </>
        }
      >
        <p>
          {asked.length > 0 && browse.nothingOf(asked)} {advice}
        </p>
      </StateMessage>
    </div>
  );
}
