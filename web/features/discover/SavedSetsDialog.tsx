import { savedSets as words } from '#web/messages/en/savedSets.ts';
import { Dialog } from '#web/ui/Dialog.tsx';

import type { SavedSetLink } from './savedSetList.ts';
import { SavedSetsPanel } from './SavedSetsPanel.tsx';

/** The saved sets as a layer over the page. */
export function SavedSetsDialog({ current, onClose }: { current: SavedSetLink | null; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} label={words.open}>
      <SavedSetsPanel current={current} onFollow={onClose} />
    </Dialog>
  );
}
