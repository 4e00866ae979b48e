import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';

import type { MediaType } from '#contracts/paths.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { changePlay, closePlay, openPlay } from './playAddress.ts';
import type { PlayerDialogProps } from './PlayerDialog.tsx';
import { usePlayKey } from './usePlayKey.ts';

export type LoadPlayer = () => Promise<{ PlayerDialog: ComponentType<PlayerDialogProps> }>;

export const loadPlayer: LoadPlayer = () => loadChunk(() => import('./PlayerDialog.tsx'));

/** Closing gives focus back to what has it now. Where an address opened the player, that is the page: then the button. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (!document.activeElement?.closest('a, button')) button?.focus({ preventScroll: true });
}

/**
 * The player of a title, open while the address says so. Its script comes when someone wants it: no page pays for it
 * beforehand. One on a page; whatever else opens it changes the address.
 */
export function usePlayer(
  title: { media: MediaType; id: number; title: string },
  button: RefObject<HTMLButtonElement | null>,
  load: LoadPlayer = loadPlayer,
): {
  phase: 'closed' | 'loading' | 'failed' | 'open';
  open: () => void;
  dialog: ReactNode;
} {
  const play = usePlayKey();
  const isWanted = play !== null;
  const [Dialog, setDialog] = useState<ComponentType<PlayerDialogProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // The layer goes first and the address follows: a frame in it may have put entries into the history, too.
  const [isLeaving, setLeaving] = useState(false);
  if (!isWanted && (hasFailed || isLeaving)) {
    setFailed(false);
    setLeaving(false);
  }

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
  useEffect(() => {
    if (isLeaving) closePlay();
  }, [isLeaving]);

  const isOpen = isWanted && Dialog !== null && !isLeaving;
  useLayoutEffect(() => {
    if (isOpen) takeFocus(button.current);
  }, [isOpen, button]);

  const open = () => {
    setFailed(false);
    setLeaving(false);
    if (isWanted) fetchDialog();
    else openPlay();
  };
  return {
    phase: isOpen ? 'open' : hasFailed ? 'failed' : isWanted && !Dialog ? 'loading' : 'closed',
    open,
    dialog: isOpen && <Dialog {...title} play={play} onPlay={changePlay} onClose={() => setLeaving(true)} />,
  };
}
