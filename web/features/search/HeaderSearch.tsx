import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

import { paths } from '#contracts/paths.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { HeaderField } from './HeaderField.tsx';
import type { Handover, SearchComboboxProps } from './SearchCombobox.tsx';
import { useSlashKey } from './useSlashKey.ts';

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
  const [ready, setReady] = useState<Combobox | null>(null);
  const [combobox, setCombobox] = useState<{ Combobox: Combobox; handover: Handover } | null>(null);
  useSlashKey(() => input.current);

  const go = (query: string) => navigate(paths.search(query.trim()));

  const prepare = () => {
    if (loading.current) return;
    loading.current = true;
    loadCombobox().then(
      (Combobox) => setReady(() => Combobox),
      // The field stays what it is, a form that works; the next touch tries again.
      () => (loading.current = false),
    );
  };

  // An input method would lose its unfinished word if the field were exchanged under it.
  const exchange = () => {
    if (!ready || composing.current || !input.current) return;
    setCombobox({ Combobox: ready, handover: takeOver(input.current) });
  };
  useEffect(exchange, [ready]);

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
