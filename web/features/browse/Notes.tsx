import type { FacetAnswer, Relaxation } from '@marquee/contracts/browse.ts';
import { type FacetName, facetNames, type Filters, isRange, sorts } from '@marquee/contracts/facets.ts';
import type { Ignored } from '@marquee/contracts/filterAddress.ts';

import { useCompleteQuery } from '#web/api/browse.ts';
import { cx } from '#web/lib/cx.ts';
import { formatCount } from '#web/lib/format.ts';
import { browse } from '#web/messages/en/browse.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import type { BrowseProps } from './browseProps.ts';
import { type SetFilter, setFilters, withoutFilter, withState } from './filterChanges.ts';
import { useHandedFocus } from './FilterChips.tsx';
import { FilterLink } from './FilterLink.tsx';
import { facetLabel, filterWords, nameOfParameter, optionLabel } from './labels.ts';
import { meaningOf, type TypedName, typedNames } from './meantValues.ts';

import chip from '#web/ui/ChipLink.module.css';
import chips from './FilterChips.module.css';

type MeantNoteProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & { typed: TypedName };

/** Matches of a typed name, each as a filter to set. */
function MeantNote({ typed, ...props }: MeantNoteProps) {
  const part = useHandedFocus<HTMLUListElement>();
  const { name, text } = typed;
  const { filters, media, hrefFor } = props;
  const { data = [], isSuccess } = useCompleteQuery(meaningOf(typed, props));
  if (!isSuccess) return null;
  const label = facetLabel(name, media);
  if (data.length === 0) return <p className={chips.note}>{browse.noneMeant(label, text)}</p>;
  return (
    <div className={chips.meant}>
      <p className={chips.note}>{browse.meant(label, text)}</p>
      <ul ref={part} className={chips.values}>
        {data.map((option) => (
          <li key={option.value}>
            <FilterLink
              className={cx(chip.chip, chips.long)}
              href={hrefFor(withState(filters, name, option.value, 'in'))}
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

type IgnoredNoteProps = {
  /** Ignored pieces of the address: the page's own and the answer's. */
  ignored: readonly Ignored[];
  /** Where it is given, names of people and keywords are looked up (`loadMeanings` does so for the server). */
  panel?: BrowseProps;
};

/** Lists the ignored parts of the address, and what they could mean. Nothing where all was understood. */
export function IgnoredNote({ ignored, panel }: IgnoredNoteProps) {
  const typed = panel ? typedNames(ignored) : [];
  const isTyped = ({ name, value }: Ignored) =>
    typed.some((one) => one.name === name && value.endsWith(one.text));
  const parts = new Set(
    ignored
      .filter((one) => !isTyped(one))
      .map(({ name, value }) => browse.ignoredPart(nameOfParameter(name), value)),
  );
  return (
    <>
      {panel && typed.map((one) => <MeantNote key={`${one.name} ${one.text}`} typed={one} {...panel} />)}
      {parts.size > 0 && <p className={chips.note}>{browse.ignored([...parts].join(', '))}</p>}
    </>
  );
}

type BeyondNoteProps = Pick<BrowseProps, 'facets' | 'filters'> & { ignored: readonly Ignored[] };

/** The ignored values of a facet, in the words of its chips: "cosy, not dark". */
function wordsOf({ name, value }: Ignored, { facets, filters }: Omit<BeyondNoteProps, 'ignored'>): string[] {
  if (name === 'sort') return sorts.flatMap((one) => (one === value ? browse.sorts[one].toLowerCase() : []));
  const pieces = value.split(',');
  return setFilters(filters)
    .filter((set) => {
      if (set.name !== name) return false;
      return 'range' in set || pieces.includes(set.state === 'out' ? `-${set.value}` : set.value);
    })
    .map((set) => filterWords(set, facets));
}

/** Lists the filters and orders that the source of the titles can't answer. Nothing where it can answer all. */
export function BeyondNote({ ignored, ...panel }: BeyondNoteProps) {
  const words = ignored.filter(({ beyond }) => beyond).flatMap((piece) => wordsOf(piece, panel));
  return words.length > 0 && <p className={chips.note}>{browse.beyond(words.join(', '))}</p>;
}

/** A way out: the dropped filters, the remaining ones, and their number of titles. */
type Way = { labels: readonly string[]; filters: Filters; total: number };

type Dropped = Pick<Relaxation, 'name' | 'value'>;

const isFacet = (name: string): name is FacetName => facetNames.some((one) => one === name);

/** The filters to drop, of those that are set: one value, or all of a facet. */
function droppedOf({ name, value }: Dropped, filters: Filters): SetFilter[] {
  if (!isFacet(name)) return [];
  const ofFacet = setFilters(filters).filter((set) => set.name === name);
  if (isRange(name) || value === null) return ofFacet;
  const bare = value.startsWith('-') ? value.slice(1) : value;
  return ofFacet.filter((set) => 'value' in set && set.value === bare);
}

/** What to drop where nothing fits, from the answer, in words. A filter that isn't set any more is no way out. */
export function waysOut(
  relax: readonly Relaxation[],
  filters: Filters,
  facets: readonly FacetAnswer[],
): Way[] {
  return relax.flatMap(({ name, value, total, also = [] }) => {
    const sets = [{ name, value }, ...also].flatMap((dropped) => droppedOf(dropped, filters));
    if (total === 0 || sets.length === 0) return [];
    let left = filters;
    for (const set of sets) left = withoutFilter(left, set);
    return [{ labels: sets.map((set) => filterWords(set, facets)), filters: left, total }];
  });
}

type NothingFitsProps = BrowseProps & {
  relax: readonly Relaxation[];
  /** What was searched for, where it isn't the filters alone. */
  title?: string;
};

/** No title fits: the filters, and which one to drop. */
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
