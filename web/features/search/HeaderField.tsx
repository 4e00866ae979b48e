import { paths } from '@marquee/contracts/paths.ts';
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';

import { searchField } from '#web/messages/en/shell.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { maxQueryLength } from './queryText.ts';

import styles from './HeaderField.module.css';

/** The value of the field `q` of a form that is being sent. */
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

/** Whether a key press belongs to a text field, to a layer over the page, or was switched off. */
function isTaken({ target }: KeyboardEvent): boolean {
  return (
    document.querySelector('dialog[open],[data-slash]') !== null ||
    (target instanceof HTMLElement &&
      (target.isContentEditable || target.closest('input:not([type=checkbox]),textarea,select') !== null))
  );
}

/** `/` puts the cursor into the field, with its words selected, from anywhere but a text field. */
export function useSlashKey(field: () => HTMLInputElement | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    const input = field();
    // A field that is hidden at this width can't have focus; then the key stays the browser's.
    if (!input?.checkVisibility()) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
