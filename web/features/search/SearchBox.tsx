import { paths } from '@marquee/contracts/paths.ts';
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { search } from '#web/messages/en/search.ts';
import { searchField } from '#web/messages/en/shell.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { maxQueryLength } from './queryText.ts';
import { type SearchAddress, searchHref, tidyQuery } from './searchAddress.ts';

import styles from './SearchBox.module.css';

type SearchBoxProps = {
  ref: Ref<HTMLInputElement>;
  /** Other parameters than the words are kept by a form that is sent without scripts. */
  address: SearchAddress;
  empty: boolean;
  onType: () => void;
  onSubmit: () => void;
  onClear: () => void;
};

/** The search words, at the size of a title. */
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
        // A visitor without a query is here to type one.
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

/** Stores a search in the person's library. Its script is only loaded when needed. */
function rememberSearch(query: string): void {
  loadChunk(() => import('./useRecentSearches.ts')).then(
    ({ recentSearches }) => recentSearches.add(query),
    // A failure to remember a search needs no message.
    () => {},
  );
}

/** The address follows once the typing rests this long. */
const writeAfterMilliseconds = 300;
/** A query shown this long deserves a history entry: the next one gets an entry of its own. */
const settledAfterMilliseconds = 3000;

/**
 * The words in the page's field. The field owns its text, so that nothing typed before hydration is lost;
 * the address follows it, and where the address changes by itself (Back, a link), the field follows the address.
 */
export function useSearchText(address: SearchAddress) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(address.query);
  const written = useRef({ query: address.query, at: 0, settled: true });

  /** Whether the words in the address deserve an entry of their own. */
  const isPlace = () => {
    const { query, at, settled } = written.current;
    return query !== '' && (settled || performance.now() - at > settledAfterMilliseconds);
  };

  const write = (text: string, settled: boolean) => {
    const query = tidyQuery(text);
    if (query === written.current.query) {
      written.current.settled ||= settled;
      return;
    }
    const replace = !isPlace();
    written.current = { query, at: performance.now(), settled };
    // The settings stay for the new words; only the exact spelling of the old ones does not.
    navigate(searchHref({ ...address, query, exact: false, page: 1 }), { replace });
  };

  const rest = useEffectEvent((text: string) => write(text, false));
  useEffect(() => {
    const timer = setTimeout(() => rest(text), writeAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const input = field.current;
    if (!input || address.query === written.current.query) return;
    written.current = { query: address.query, at: performance.now(), settled: true };
    input.value = address.query;
    setText(address.query);
  }, [address.query]);

  useEffect(() => {
    if (field.current) setText(field.current.value);
  }, []);

  return {
    field,
    query: tidyQuery(text),
    type: () => {
      const typed = field.current?.value ?? '';
      // The place is left while its results are still shown: so they are stored for coming back.
      if (isPlace()) write(typed, false);
      setText(typed);
    },
    /** Enter, or a followed result: this query deserves an entry. */
    settle: () => {
      const typed = field.current?.value ?? '';
      write(typed, true);
      rememberSearch(tidyQuery(typed));
    },
    empty: () => {
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
      if (isPlace()) write('', false);
      setText('');
    },
  };
}
