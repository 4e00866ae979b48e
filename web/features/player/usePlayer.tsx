import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useSearch } from 'wouter';

import { loadChunk } from '#web/platform/loadChunk.ts';

import { openPlay, playKeyIn } from './playAddress.ts';
import type { PlayerDialogProps } from './PlayerDialog.tsx';

export type LoadPlayer = () => Promise<{ PlayerDialog: ComponentType<PlayerDialogProps> }>;

export const loadPlayer: LoadPlayer = () => loadChunk(() => import('./PlayerDialog.tsx'));

/**
 * The player of a title, open while the address says so. Its script is loaded on demand: no page pays for it
 * beforehand. One on a page; any other control opens it by changing the address.
 */
export function usePlayer(
  title: { media: MediaType; id: number; title: string },
  button: RefObject<HTMLButtonElement | null>,
  load: LoadPlayer,
): {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  open: () => void;
  dialog: ReactNode;
} {
  const play = playKeyIn(useSearch());
  const isWanted = play !== null;
  const [Dialog, setDialog] = useState<ComponentType<PlayerDialogProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!isWanted && hasFailed) setFailed(false);

  const fetchDialog = () => {
    load().then(
      ({ PlayerDialog }) => setDialog(() => PlayerDialog),
      () => setFailed(true),
    );
  };
  const want = useEffectEvent(fetchDialog);
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted]);

  const open = () => {
    setFailed(false);
    if (isWanted) fetchDialog();
    else openPlay();
  };
  if (!isWanted) return { phase: 'closed', open, dialog: null };
  return {
    phase: Dialog ? 'open' : hasFailed ? 'failed' : 'loading',
    open,
    dialog: Dialog && <Dialog {...title} play={play} button={button} />,
  };
}
