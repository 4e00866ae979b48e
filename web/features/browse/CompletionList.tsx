import type { FacetOption } from '@marquee/contracts/browse.ts';
import type { ChoiceName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { UseComboboxPropGetters } from 'downshift';
import { useEffect, useRef } from 'react';

import { browse } from '#web/messages/en/browse.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { optionLabel } from './labels.ts';
import { OptionCount } from './OptionCount.tsx';

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

/** The names that fit what was typed, with what each would leave. */
export function CompletionList(props: CompletionListProps) {
  const { name, label, media, isShown, options, note, getMenuProps, getItemProps } = props;
  const shown = isShown ? options : [];
  const list = useRef<HTMLDivElement>(null);
  // The panel scrolls by itself: what opens at its lower edge would open out of sight.
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
