import { paths } from '@marquee/contracts/paths.ts';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

import { searchField } from '#web/messages/en/searchField.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { maxQueryLength } from './queryText.ts';

import styles from './HeaderField.module.css';

/** What stands in the field `q` of a form that is being sent. */
function typedQuery(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text : '';
}

type HeaderFieldProps = {
  input: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  onSubmit: (query: string) => void;
  children?: ReactNode;
};

/** The field in the bar. Without scripts it is a form that asks for the search page. */
export function HeaderField({ input, onSubmit, children }: HeaderFieldProps) {
  return (
    <form
      className={styles.form}
      role="search"
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typedQuery(event.currentTarget));
      }}
    >
      <label className={styles.field}>
        <Icon name="search" />
        <input
          {...input}
          className={styles.input}
          type="text"
          name="q"
          aria-label={searchField.label}
          placeholder={searchField.short}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </label>
      {children}
    </form>
  );
}
