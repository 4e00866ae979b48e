import { paths } from '@marquee/contracts/paths.ts';
import type { Ref } from 'react';

import { search } from '#web/messages/en/search.ts';
import { searchField } from '#web/messages/en/searchField.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { maxQueryLength } from './queryText.ts';
import { type SearchAddress, searchHref } from './searchAddress.ts';

import styles from './SearchBox.module.css';

type SearchBoxProps = {
  ref: Ref<HTMLInputElement>;
  /** What of it isn't the words is kept by a form that is sent without scripts. */
  address: SearchAddress;
  empty: boolean;
  onType: () => void;
  onSubmit: () => void;
  onClear: () => void;
};

/** The words that are looked for, at the size of a title. */
export function SearchBox({ ref, address, empty, onType, onSubmit, onClear }: SearchBoxProps) {
  const kept = new URLSearchParams(searchHref({ ...address, exact: false, page: 1 }).replace(/^[^&]*/, ''));
  return (
    <form
      className={styles.box}
      role="search"
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={ref}
        // Who comes here without a query comes to type one.
        {...(address.query === '' && { 'data-focus-first': '' })}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        defaultValue={address.query}
        onInput={onType}
        aria-label={searchField.label}
        placeholder={search.placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {empty ? <span /> : <IconButton icon="close" label={search.clear} onClick={onClear} />}
    </form>
  );
}
