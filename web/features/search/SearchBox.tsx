import type { Ref } from 'react';

import { paths } from '#contracts/paths.ts';
import { search } from '#web/messages/en/search.ts';
import { searchField } from '#web/messages/en/searchField.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

import { maxQueryLength } from './maxQueryLength.ts';
import type { Kind } from './searchAddress.ts';

import styles from './SearchBox.module.css';

type SearchBoxProps = {
  ref: Ref<HTMLInputElement>;
  initialQuery: string;
  /** Which kind of result is asked for: kept by a form that is sent without scripts. */
  kind: Kind | null;
  empty: boolean;
  onType: () => void;
  onSubmit: () => void;
  onClear: () => void;
};

/** The words that are looked for, at the size of a title. */
export function SearchBox({ ref, initialQuery, kind, empty, onType, onSubmit, onClear }: SearchBoxProps) {
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
        {...(initialQuery === '' && { 'data-focus-first': '' })}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        defaultValue={initialQuery}
        onInput={onType}
        aria-label={searchField.label}
        placeholder={search.placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {kind && <input type="hidden" name="type" value={kind} />}
      {empty ? <span /> : <IconButton icon="close" label={search.clear} onClick={onClear} />}
    </form>
  );
}
