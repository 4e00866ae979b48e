import type { FacetOption } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { filterPieces } from '@marquee/contracts/filterAddress.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useCombobox,
  type UseComboboxPropGetters,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useCompleteQuery } from '#web/api/browse.ts';
import { browse } from '#web/messages/en/browse.ts';
import { useCloseOnBack } from '#web/ui/openLayers.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { BrowseProps } from './browseProps.ts';
import { stateOf, withState } from './filterChanges.ts';
import { useStep } from './FilterLink.tsx';
import { optionLabel, rememberLabel } from './labels.ts';
import { OptionCount } from './OptionList.tsx';

import styles from './CompletingField.module.css';

type CompletionListProps = Pick<UseComboboxPropGetters<FacetOption>, 'getMenuProps' | 'getItemProps'> & {
  name: ChoiceName;
  label: string;
  media: MediaType | null;
  isShown: boolean;
  options: readonly FacetOption[];
  /** Why there are none. */
  note: string | null;
};

/** The names that fit the typed text, with the count of each. */
function CompletionList(props: CompletionListProps) {
  const { name, label, media, isShown, options, note, getMenuProps, getItemProps } = props;
  const shown = isShown ? options : [];
  const list = useRef<HTMLDivElement>(null);
  // The panel has its own scrolling: what opens at its lower edge would be out of view.
  useEffect(() => {
    if (shown.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  return (
    <>
      <div ref={list} className={styles.list} hidden={!isShown}>
        <ul {...getMenuProps({ 'aria-label': label })}>
          {shown.map((option, index) => (
            <li key={option.value} {...getItemProps({ item: option, index, className: styles.option })}>
              {optionLabel(name, option)}
              {option.count !== null && (
                <OptionCount className={styles.count} count={option.count} media={media} />
              )}
            </li>
          ))}
        </ul>
        {isShown && note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{isShown && (note ?? browse.completionCount(options.length))}</span>
      </VisuallyHidden>
    </>
  );
}

type Completions = {
  options: readonly FacetOption[];
  /** They belong to this very text: only then may Enter choose one. */
  isFresh: boolean;
  /** Why there are none, once that is known. */
  note: string | null;
};

const nothing: Completions = { options: [], isFresh: false, note: null };

/** Names that begin as the text does, under the present filters. Until they arrive, those of the last text stay. */
function useCompletions(
  name: ChoiceName,
  text: string,
  { filters, media }: Pick<BrowseProps, 'filters' | 'media'>,
): Completions {
  const { data, currentData, isError } = useCompleteQuery(
    text === '' ? skipToken : { facet: name, text, media, pieces: filterPieces(filters) },
  );
  if (text === '') return nothing;
  if (isError) return { ...nothing, note: browse.completionsMissing };
  const isFresh = currentData !== undefined;
  const options = (data ?? []).filter(({ value }) => stateOf(filters, name, value) !== 'in');
  return { options, isFresh, note: isFresh && options.length === 0 ? browse.noneCalled(text) : null };
}

export type FacetComboboxProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  label: string;
  /** The text of the plain field that this one replaces, and whether it had the focus. */
  initialText: string;
  takesFocus: boolean;
};

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing; choosing empties it for the next name. */
function stateAfter(
  state: UseComboboxState<FacetOption>,
  { type, changes }: UseComboboxStateChangeOptions<FacetOption>,
): Partial<UseComboboxState<FacetOption>> {
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  if (type === InputClick) return { ...changes, isOpen: true };
  return type === InputKeyDownEnter || type === ItemClick ? { ...changes, inputValue: '' } : changes;
}

/** A field that completes the typed text from the names under the present filters. */
export function FacetCombobox({ name, label, initialText, takesFocus, ...props }: FacetComboboxProps) {
  const { filters, media, hrefFor } = props;
  const step = useStep();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState(initialText);
  /** The text that Enter was pressed on before its names were here. */
  const [entered, setEntered] = useState<string | null>(null);
  const { options, isFresh, note } = useCompletions(name, text.replace(/\s+/g, ' ').trim(), props);

  const choose = (option: FacetOption) => {
    rememberLabel(name, option);
    step(hrefFor(withState(filters, name, option.value, 'in')));
  };
  const { getInputProps, getMenuProps, getItemProps, isOpen, selectItem, closeMenu } =
    useCombobox<FacetOption>({
      items: [...options],
      selectedItem: null,
      initialInputValue: initialText,
      initialIsOpen: takesFocus,
      defaultHighlightedIndex: 0,
      itemToString: () => '',
      stateReducer: stateAfter,
      onInputValueChange: ({ inputValue }) => {
        setEntered(null);
        setText(inputValue);
      },
      onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    });
  const [first] = options;
  useEffect(() => {
    if (isFresh && first && entered === text) selectItem(first);
  }, [isFresh, first, entered, text, selectItem]);
  useLayoutEffect(() => {
    if (!takesFocus || !input) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(initialText.length, initialText.length);
  }, [input, takesFocus, initialText]);

  const isShown = isOpen && (options.length > 0 || note !== null);
  useCloseOnBack(isShown, closeMenu);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Esc closes the list, and not the sheet around it.
    if (event.key === 'Escape' && isShown) event.preventDefault();
    if (event.key === 'Enter' && !isFresh) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      setEntered(text);
    }
  };
  return (
    <div className={styles.form}>
      <input
        {...getInputProps({
          ref: setInput,
          'aria-label': label,
          'aria-expanded': isShown,
          onKeyDown: press,
        })}
        className={styles.field}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
        placeholder={browse.find[name]}
      />
      <CompletionList
        name={name}
        label={label}
        media={media}
        isShown={isShown}
        options={options}
        note={note}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
      />
    </div>
  );
}
