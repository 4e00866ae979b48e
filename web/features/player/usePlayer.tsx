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

import { isSparing } from '#web/platform/connection.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { whenSettled } from '#web/platform/whenIdle.ts';

import { openPlay, playKeyIn } from './playAddress.ts';
import type { PlayerDialogProps } from './PlayerDialog.tsx';

export type LoadPlayer = () => Promise<{ PlayerDialog: ComponentType<PlayerDialogProps> }>;

export const loadPlayer: LoadPlayer = () => loadChunk(() => import('./PlayerDialog.tsx'));

/**
 * The player of a title, open while the address says so. Its script is loaded when the page is idle or
 * the button is pointed at. One on a page; any other control opens it by changing the address.
 */
export function usePlayer(
  title: { media: MediaType; id: number; title: string },
  button: RefObject<HTMLButtonElement | null>,
  load: LoadPlayer,
): {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  open: () => void;
  prepare: () => void;
  dialog: ReactNode;
} {
  const play = playKeyIn(useSearch());
  const isWanted = play !== null;
  const [Dialog, setDialog] = useState<ComponentType<PlayerDialogProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (!isWanted && hasFailed) setFailed(false);

  const fetchDialog = (onFailure: () => void) => {
    load().then(({ PlayerDialog }) => setDialog(() => PlayerDialog), onFailure);
  };
  /** Ahead of a likely press, which then opens the player at once. A failure is reported only then. */
  const prepare = () => fetchDialog(() => {});
  const show = () => fetchDialog(() => setFailed(true));
  const want = useEffectEvent(() => {
    if (!Dialog) show();
  });
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted]);
  const prepareWhenIdle = useEffectEvent(() => {
    if (!Dialog && !isSparing()) prepare();
  });
  useEffect(() => {
    let isOver = false;
    void whenSettled().then(() => isOver || prepareWhenIdle());
    return () => {
      isOver = true;
    };
  }, []);

  const open = () => {
    setFailed(false);
    if (isWanted) show();
    else openPlay();
  };
  if (!isWanted) return { phase: 'closed', open, prepare, dialog: null };
  return {
    phase: Dialog ? 'open' : hasFailed ? 'failed' : 'loading',
    open,
    prepare,
    dialog: Dialog ? <Dialog {...title} play={play} button={button} /> : null,
  };
}
