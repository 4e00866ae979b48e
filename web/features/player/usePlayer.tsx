import { type ComponentType, type ReactNode, useState } from 'react';

import type { MediaType } from '#contracts/paths.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import type { PlayerDialogProps } from './PlayerDialog.tsx';

type Loaded = { Dialog: ComponentType<PlayerDialogProps> };
type State =
  | { phase: 'closed' | 'loading' | 'failed' }
  | ({ phase: 'open'; videoId: string | null } & Loaded);

export type LoadPlayer = () => Promise<{ PlayerDialog: ComponentType<PlayerDialogProps> }>;

const loadPlayer: LoadPlayer = () => loadChunk(() => import('./PlayerDialog.tsx'));

/** Opens the player for a title. Its script comes when someone wants it: no page pays for it beforehand. */
export function usePlayer(
  title: { media: MediaType; id: number; title: string },
  load: LoadPlayer = loadPlayer,
): {
  phase: State['phase'];
  open: (videoId?: string) => void;
  prepare: () => void;
  dialog: ReactNode;
} {
  const [state, setState] = useState<State>({ phase: 'closed' });

  /** Ahead of a likely click. A failure is told when it matters: at the click. */
  const prepare = () => void load().catch(() => {});

  const open = (videoId?: string) => {
    setState({ phase: 'loading' });
    load().then(
      ({ PlayerDialog }) => setState({ phase: 'open', videoId: videoId ?? null, Dialog: PlayerDialog }),
      () => setState({ phase: 'failed' }),
    );
  };

  let dialog: ReactNode = null;
  if (state.phase === 'open') {
    const { Dialog, videoId } = state;
    dialog = <Dialog {...title} videoId={videoId} onClose={() => setState({ phase: 'closed' })} />;
  }
  return { phase: state.phase, open, prepare, dialog };
}
