import type { UseComboboxPropGetters } from 'downshift';
import { memo, type MouseEvent } from 'react';

import type { SearchHit } from '#web/api/searchHit.ts';
import type { SuggestedHits } from '#web/api/suggest.ts';
import { search } from '#web/messages/en/search.ts';
import { searchBar, searchIdle } from '#web/messages/en/searchBar.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { hitGenres, hitHref, whyLine } from './hitFacts.ts';
import { Marked, MarkedName } from './Marked.tsx';
import { type Option, type OptionGroup, optionKey } from './options.ts';

import styles from './SuggestionList.module.css';

type LineProps = { hit: SearchHit; query: string };

function HitPicture({ hit, sizes }: { hit: SearchHit; sizes: string }) {
  return (
    <span className={styles.picture}>
      <Picture path={hit.picture} kind={hit.kind === 'person' ? 'profile' : 'poster'} sizes={sizes} eager />
    </span>
  );
}

function Why({ hit, query }: LineProps) {
  const why = whyLine(hit);
  return (
    why !== null && (
      <span className={styles.why}>
        <Marked text={why} query={query} />
      </span>
    )
  );
}

// Of a line that stays, nothing is rendered while the next letters are typed.
const BestLine = memo(function BestLine({ hit, query }: LineProps) {
  return (
    <>
      <HitPicture hit={hit} sizes="56px" />
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <span className={styles.facts}>
          <Meta
            items={
              hit.kind === 'person'
                ? [search.profession(hit.department)]
                : [search.kind[hit.kind], hit.year, hitGenres(hit)]
            }
          />
        </span>
        <Why hit={hit} query={query} />
      </span>
    </>
  );
});

const HitLine = memo(function HitLine({ hit, query }: LineProps) {
  return (
    <>
      <HitPicture hit={hit} sizes="40px" />
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <Why hit={hit} query={query} />
      </span>
      <span className={styles.fact}>
        {hit.kind === 'person' ? search.profession(hit.department) : hit.year}
      </span>
    </>
  );
});

const words = {
  all: searchBar.allResults,
  exact: searchBar.exactly,
  recent: (query: string) => query,
};

/** The content of one line under the field. */
function SuggestionLine({ option, query }: { option: Option; query: string }) {
  if (option.type === 'best') return <BestLine hit={option.hit} query={query} />;
  if (option.type === 'hit') return <HitLine hit={option.hit} query={query} />;
  if (option.type === 'clear') return <span className={styles.clear}>{searchIdle.clearRecent}</span>;
  const isRecent = option.type === 'recent';
  return (
    <>
      <Icon name={isRecent ? 'clock' : 'search'} />
      <span className={styles.text}>{words[option.type](option.query)}</span>
      {isRecent && (
        <span className={styles.forget} data-forget="" title={searchIdle.forget(option.query)}>
          <Icon name="close" />
        </span>
      )}
    </>
  );
}

type Getters = UseComboboxPropGetters<Option>;

type SuggestionListProps = Pick<Getters, 'getMenuProps' | 'getItemProps'> & {
  shown: boolean;
  groups: readonly OptionGroup[];
  /** The answer that the hits are from: what it was asked is underlined in their names. */
  found: SuggestedHits | undefined;
  failed: boolean;
  onForget: (query: string) => void;
};

const headings = {
  ...search.kinds,
  best: searchBar.best,
  recent: searchIdle.recent,
  trending: searchIdle.trending,
  all: null,
} as const;

/** The layer under the field: hits by kind, or where to begin. */
export function SuggestionList(props: SuggestionListProps) {
  const { shown, groups, found, failed, onForget, getMenuProps, getItemProps } = props;
  const corrected = found?.corrected ?? null;
  const query = corrected ?? found?.query ?? '';

  const click = (option: Option) => (event: MouseEvent) => {
    const leave = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (
      option.type === 'recent' &&
      event.target instanceof Element &&
      event.target.closest('[data-forget]')
    ) {
      leave();
      onForget(option.query);
    } else if ((option.type === 'hit' || option.type === 'best') && (event.ctrlKey || event.metaKey)) {
      leave();
      open(hitHref(option.hit), '_blank', 'noopener');
    }
  };

  let index = -1;
  return (
    <div className={styles.panel} hidden={!shown}>
      {corrected !== null && (
        <p className={styles.note}>
          {searchBar.showing}
          <b>{corrected}</b>
        </p>
      )}
      {failed && <p className={styles.note}>{searchBar.suggestionsFailed}</p>}
      <div {...getMenuProps({ className: styles.list, 'aria-label': searchBar.suggestions })}>
        {shown &&
          groups.map(({ name, options }) => (
            <div key={name} className={styles.group} role="group" aria-label={headings[name] ?? search.go}>
              {headings[name] !== null && (
                <div className={styles.heading} aria-hidden="true">
                  {headings[name]}
                </div>
              )}
              {options.map((option) => {
                index += 1;
                const item = getItemProps({ item: option, index, onClick: click(option) });
                return (
                  <div key={optionKey(option)} {...item} className={styles.option}>
                    <SuggestionLine option={option} query={query} />
                  </div>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}
