import type { FacetOption } from '@marquee/contracts/browse.ts';
import { type ChoiceName, facetOf } from '@marquee/contracts/facets.ts';
import { type ComponentType, useEffect, useRef, useState } from 'react';

import { cx } from '#web/lib/cx.ts';
import { browse } from '#web/messages/en/browse.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import type { FacetComboboxProps } from './FacetCombobox.tsx';
import { FacetSection } from './FacetSection.tsx';
import { setFilters } from './filterChanges.ts';
import { FoldLink, HiddenFields } from './FilterLink.tsx';
import { facetLabel } from './labels.ts';
import { OptionList } from './OptionList.tsx';

import completingFieldStyles from './CompletingField.module.css';
import styles from './Facets.module.css';

type CompletingFieldProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & { name: ChoiceName };

type Combobox = ComponentType<FacetComboboxProps>;

const loadCombobox = async (): Promise<Combobox> =>
  (await loadChunk(() => import('./FacetCombobox.tsx'))).FacetCombobox;

/**
 * Finds values of a facet by typing. Without scripts it is a form, and the page then lists possible meanings. The
 * list that completes them replaces it when the pointer or the focus comes near.
 */
function CompletingField({ name, ...props }: CompletingFieldProps) {
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
      // The field remains a working form; the next touch tries again.
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
    <form className={completingFieldStyles.form} action={new URL(href, 'http://app.invalid').pathname}>
      <HiddenFields href={href} />
      <input
        ref={input}
        className={completingFieldStyles.field}
        name={name}
        type="text"
        autoComplete="off"
        maxLength={40}
        placeholder={browse.find[name]}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      <button type="submit" className={completingFieldStyles.go}>
        {browse.go}
      </button>
    </form>
  );
}

type ChoiceFacetProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  id: string | undefined;
  options: readonly FacetOption[];
  /** It has a place further down and is folded at first. */
  isFolded: boolean;
  isWhole: boolean;
};

/** A facet of values, listed or found by typing. */
export function ChoiceFacet({ name, id, options, isFolded, isWhole, ...props }: ChoiceFacetProps) {
  const { filters, media, hrefFor } = props;
  const set = setFilters(filters).filter((one) => one.name === name).length;
  const [isOpen, setOpen] = useState(!isFolded || isWhole || set > 0);
  const label = facetLabel(name, media);
  const heading = isFolded ? (
    <FoldLink
      className={styles.fold}
      name={name}
      href={hrefFor(filters)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <span>
        {label}
        {set > 0 && (
          <span className={styles.set}>
            <span aria-hidden="true">{set}</span>
            <VisuallyHidden>{browse.filtersSet(set)}</VisuallyHidden>
          </span>
        )}
      </span>
      <Icon name="down" />
    </FoldLink>
  ) : (
    label
  );
  return (
    <FacetSection id={id} heading={heading}>
      {isOpen && (
        <div className={cx(isFolded && styles.unfolded)}>
          {facetOf(name).completes && <CompletingField name={name} {...props} />}
          <OptionList name={name} options={options} isWhole={isWhole} {...props} />
        </div>
      )}
    </FacetSection>
  );
}
