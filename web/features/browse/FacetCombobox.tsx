import type { FacetOption } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, useEffect, useLayoutEffect, useState } from 'react';

import { browse } from '#web/messages/en/browse.ts';
import { useCloseOnBack } from '#web/ui/useCloseOnBack.ts';

import type { BrowseProps } from './browseProps.ts';
import { CompletionList } from './CompletionList.tsx';
import { withStand } from './filterChanges.ts';
import { rememberLabel } from './labels.ts';
import { useCompletions } from './useCompletions.ts';
import { useStep } from './useStep.ts';

import styles from './CompletingField.module.css';

export type FacetComboboxProps = Pick<BrowseProps, 'filters' | 'media' | 'hrefFor'> & {
  name: ChoiceName;
  label: string;
  /** What was typed into the field whose place this one takes, and whether somebody is in it. */
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

/** A field that completes what is typed from the names that there are under the present filters. */
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
    step(hrefFor(withStand(filters, name, option.value, 'in')));
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
