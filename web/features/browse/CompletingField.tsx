import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';

import { browse } from '#web/messages/en/browse.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import type { BrowseProps } from './browseProps.ts';
import type { FacetComboboxProps } from './FacetCombobox.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { facetLabel } from './labels.ts';

import styles from './CompletingField.module.css';

type CompletingFieldProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & { name: ChoiceName };

type Combobox = ComponentType<FacetComboboxProps>;

const loadCombobox = async (): Promise<Combobox> =>
  (await loadChunk(() => import('./FacetCombobox.tsx'))).FacetCombobox;

/**
 * Finds values of a facet by typing. Without scripts it is a form: the page says then what the words could mean. The
 * list that completes them takes its place when somebody comes near.
 */
export function CompletingField({ name, ...props }: CompletingFieldProps) {
  const { filters, media, hrefFor } = props;
  const input = useRef<HTMLInputElement>(null);
  const isLoading = useRef(false);
  const [ready, setReady] = useState<Combobox | null>(null);
  const [taken, setTaken] = useState<{ Combobox: Combobox; text: string; isFocused: boolean } | null>(null);

  const prepare = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadCombobox().then(
      (Combobox) => setReady(() => Combobox),
      // The field stays what it is, a form that works; the next touch tries again.
      () => (isLoading.current = false),
    );
  };
  useEffect(() => {
    if (!ready || !input.current) return;
    setTaken({
      Combobox: ready,
      text: input.current.value,
      isFocused: document.activeElement === input.current,
    });
  }, [ready]);

  const label = facetLabel(name, media);
  if (taken) {
    const { Combobox, text, isFocused } = taken;
    return <Combobox name={name} label={label} initialText={text} takesFocus={isFocused} {...props} />;
  }
  const href = hrefFor(filters);
  return (
    <form className={styles.form} action={new URL(href, 'http://app.invalid').pathname}>
      <HiddenFields href={href} />
      <input
        ref={input}
        className={styles.field}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={browse.find[name]}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      <button type="submit" className={styles.go}>
        {browse.go}
      </button>
    </form>
  );
}
