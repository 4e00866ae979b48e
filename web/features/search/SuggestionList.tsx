import type { UseComboboxPropGetters } from 'downshift';
import type { MouseEvent } from 'react';

import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { searchBar } from '#web/messages/en/searchBar.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { hitHref } from './hitHref.ts';
import { Marked } from './Marked.tsx';
import { type Option, type OptionGroup, optionKey } from './options.ts';

import styles from './SuggestionList.module.css';

type Getters = UseComboboxPropGetters<Option>;

type SuggestionListProps = Pick<Getters, 'getMenuProps' | 'getItemProps'> & {
  shown: boolean;
  groups: readonly OptionGroup[];
  /** What is underlined in the names. */
  query: string;
  corrected: string | null;
  failed: boolean;
  onForget: (query: string) => void;
};

function HitLine({ hit, query }: { hit: SearchHit; query: string }) {
  return (
    <>
      <span className={styles.picture}>
        <Picture path={hit.picture} kind={hit.kind === 'person' ? 'profile' : 'poster'} sizes="40px" />
      </span>
      <span className={styles.name}>
        <Marked text={hit.name} query={query} />
      </span>
      <span className={styles.fact}>
        {hit.kind === 'person' ? search.profession(hit.department) : hit.year}
      </span>
    </>
  );
}

function OptionLine({ option, query }: { option: Option; query: string }) {
  if (option.type === 'hit') return <HitLine hit={option.hit} query={query} />;
  if (option.type === 'clear') return <span className={styles.clear}>{search.clearRecent}</span>;
  if (option.type === 'all') {
    return (
      <>
        <Icon name="search" />
        <span className={styles.words}>{searchBar.allResults(option.query)}</span>
      </>
    );
  }
  return (
    <>
      <Icon name="clock" />
      <span className={styles.words}>{option.query}</span>
      <span className={styles.forget} data-forget="" title={search.forget(option.query)}>
        <Icon name="close" />
      </span>
    </>
  );
}

const headings = { ...search.kinds, recent: search.recent, all: null } as const;

/** The layer under the field: what was found by kind, or what was searched before. */
export function SuggestionList(props: SuggestionListProps) {
  const { shown, groups, query, corrected, failed, onForget, getMenuProps, getItemProps } = props;

  const click = (option: Option) => (event: MouseEvent) => {
    const leave = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (
      option.type === 'recent' &&
      event.target instanceof Element &&
      event.target.closest('[data-forget]')
    ) {
      leave();
      onForget(option.query);
    } else if (option.type === 'hit' && (event.ctrlKey || event.metaKey)) {
      leave();
      open(hitHref(option.hit), '_blank', 'noopener');
    }
  };

  let index = -1;
  return (
    <div className={styles.panel} hidden={!shown}>
      {corrected !== null && <p className={styles.note}>{searchBar.corrected(corrected)}</p>}
      {failed && <p className={styles.note}>{searchBar.suggestionsFailed}</p>}
      <div {...getMenuProps({ 'aria-label': searchBar.suggestions })}>
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
                    <OptionLine option={option} query={query} />
                  </div>
                );
              })}
            </div>
          ))}
      </div>
    </div>
  );
}
