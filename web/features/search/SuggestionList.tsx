import type { UseComboboxPropGetters } from 'downshift';
import type { MouseEvent } from 'react';

import { search } from '#web/messages/en/search.ts';
import { searchBar } from '#web/messages/en/searchBar.ts';
import { searchIdle } from '#web/messages/en/searchIdle.ts';

import { hitHref } from './hitHref.ts';
import { type Option, type OptionGroup, optionKey } from './options.ts';
import { SuggestionLine } from './SuggestionLine.tsx';

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

const headings = {
  ...search.kinds,
  best: searchBar.best,
  recent: searchIdle.recent,
  trending: searchIdle.trending,
  all: null,
} as const;

/** The layer under the field: what was found by kind, or where to begin. */
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
