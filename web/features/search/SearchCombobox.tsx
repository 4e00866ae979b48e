import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { searchBar, searchIdle } from '#web/messages/en/searchBar.ts';
import { searchField } from '#web/messages/en/shell.ts';
import { PrefetchContext } from '#web/ui/AppLink.tsx';
import { type BriefTitle, briefTitle } from '#web/ui/briefTitle.ts';
import { useCloseOnBack } from '#web/ui/openLayers.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { HeaderField, useSlashKey } from './HeaderField.tsx';
import { hitBrief, hitHref } from './hitFacts.ts';
import { type Option, optionKey, useOptions } from './options.ts';
import { searchHref, tidyQuery } from './searchAddress.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useDebounced } from './throttling.ts';
import { recentSearches } from './useRecentSearches.ts';

/** The plain field's text and cursor at the moment this one replaced it. */
export type Handover = { text: string; focused: boolean; selection: readonly [start: number, end: number] };

export type SearchComboboxProps = {
  handover: Handover;
  onFollow: (href: string, options?: { state: { brief: BriefTitle } }) => void;
};

const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** Leaving the field never chooses; choosing empties it, since the search has succeeded. */
function stateAfter(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  if (type === InputClick) return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
  const chosen = type === InputKeyDownEnter || type === ItemClick;
  return chosen ? { ...changes, inputValue: '', isOpen: changes.selectedItem?.type === 'clear' } : changes;
}

export function SearchCombobox({ handover, onFollow }: SearchComboboxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const prefetch = use(PrefetchContext);
  const [text, setText] = useState(handover.text);
  const [opened, setOpened] = useState(handover.focused);
  const [said, setSaid] = useState('');
  const query = tidyQuery(text);
  const { groups, found, count, failed } = useOptions(query, opened);
  const options = groups.flatMap((group) => group.options);
  const keys = options.map(optionKey);

  const lookUp = (text: string, exact = false) => {
    void recentSearches.add(text);
    onFollow(searchHref({ query: tidyQuery(text), exact }));
  };
  const choose = (option: Option) => {
    switch (option.type) {
      case 'best':
      case 'hit':
        void recentSearches.add(option.hit.name);
        return option.hit.kind === 'person'
          ? onFollow(hitHref(option.hit))
          : onFollow(hitHref(option.hit), { state: { brief: briefTitle(hitBrief(option.hit)) } });
      case 'all':
        return lookUp(option.query);
      case 'exact':
        return lookUp(option.query, true);
      case 'recent':
        return onFollow(searchHref({ query: option.query }));
      case 'clear':
        void recentSearches.clear();
        return setSaid(searchIdle.cleared);
    }
  };
  const forget = (query: string) => {
    void recentSearches.remove(query);
    setSaid(searchIdle.forgotten(query));
  };

  const {
    getInputProps,
    getMenuProps,
    getItemProps,
    highlightedIndex,
    isOpen,
    setHighlightedIndex,
    closeMenu,
  } = useCombobox<Option>({
    items: options,
    selectedItem: null,
    // The field's own text is downshift's: controlled by our state, it would lose letters of fast typing.
    initialInputValue: handover.text,
    initialIsOpen: handover.focused,
    itemToString: () => '',
    stateReducer: stateAfter,
    onIsOpenChange: ({ isOpen }) => isOpen && setOpened(true),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      const option = options[highlightedIndex];
      if (option?.type === 'hit' || option?.type === 'best') prefetch(hitHref(option.hit));
    },
  });
  useSlashKey(() => input);

  useLayoutEffect(() => {
    if (!handover.focused || !input) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(...handover.selection);
  }, [input, handover]);

  // A newer answer moves the lines: the selection stays with its line, and ends where the line is gone.
  const lines = keys.join('\n');
  const shownLines = useRef(lines);
  const keepChoice = useEffectEvent((lines: string) => {
    const chosen = shownLines.current.split('\n')[highlightedIndex];
    shownLines.current = lines;
    if (chosen !== undefined) setHighlightedIndex(lines.split('\n').indexOf(chosen));
  });
  useEffect(() => keepChoice(lines), [lines]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const leave = () => Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const highlighted = options[highlightedIndex];
    // With nothing chosen, Enter searches and Home and End move in the text, as in any field.
    if (!highlighted && ['Enter', 'Home', 'End'].includes(event.key)) leave();
    if (highlighted?.type === 'recent' && event.key === 'Delete') {
      event.preventDefault();
      forget(highlighted.query);
    }
  };

  const shown = isOpen && options.length > 0;
  useCloseOnBack(shown, closeMenu);
  const restingCount = useDebounced(shown ? count : null, 600);
  return (
    <HeaderField
      onSubmit={(text) => lookUp(text)}
      input={getInputProps({
        ref: setInput,
        onKeyDown: press,
        'aria-label': searchField.label,
        'aria-expanded': shown,
        ...(groups[0]?.name === 'recent' && { 'aria-description': searchBar.deleteHint }),
      })}
    >
      <SuggestionList
        shown={shown}
        groups={groups}
        found={found}
        failed={failed}
        onForget={forget}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
      />
      <VisuallyHidden>
        <span role="status">{restingCount === null ? said : searchBar.suggestionCount(restingCount)}</span>
      </VisuallyHidden>
    </HeaderField>
  );
}
