import { paths } from '@marquee/contracts/paths.ts';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';

import { loadChunk } from '#web/platform/loadChunk.ts';

import { HeaderField, useSlashKey } from './HeaderField.tsx';
import type { Handover, SearchComboboxProps } from './SearchCombobox.tsx';

type Combobox = ComponentType<SearchComboboxProps>;

const loadCombobox = async (): Promise<Combobox> =>
  (await loadChunk(() => import('./SearchCombobox.tsx'))).SearchCombobox;

function takeOver(input: HTMLInputElement): Handover {
  return {
    text: input.value,
    focused: document.activeElement === input,
    selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
  };
}

function Field() {
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const loading = useRef(false);
  const composing = useRef(false);
  const ready = useRef<Combobox>(null);
  const [combobox, setCombobox] = useState<{ Combobox: Combobox; handover: Handover } | null>(null);
  useSlashKey(() => input.current);

  const go = (query: string) => navigate(paths.search(query.trim()));

  const exchange = () => {
    const Combobox = ready.current;
    // An input method would lose its unfinished word if the field were replaced during composition.
    if (!Combobox || composing.current || !input.current) return;
    const handover = takeOver(input.current);
    // At once: a letter typed between the reading and the replacement would be lost.
    flushSync(() => setCombobox({ Combobox, handover }));
  };

  const load = async () => {
    try {
      ready.current = await loadCombobox();
      exchange();
    } catch {
      // The field remains a working form; the next touch tries again.
      loading.current = false;
    }
  };
  const prepare = () => {
    if (loading.current) return;
    loading.current = true;
    void load();
  };

  if (combobox) return <combobox.Combobox handover={combobox.handover} onFollow={navigate} />;
  return (
    <HeaderField
      onSubmit={go}
      input={{
        ref: input,
        onPointerEnter: prepare,
        onFocus: prepare,
        onCompositionStart: () => (composing.current = true),
        onCompositionEnd: () => {
          composing.current = false;
          exchange();
        },
      }}
    />
  );
}

/** Search in the bar of every page but the search page, which has a larger field of its own. */
export function HeaderSearch() {
  const [pathname] = useLocation();
  return pathname === paths.search() ? null : <Field />;
}
