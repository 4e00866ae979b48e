import { savedSets as words } from '#web/messages/en/savedSets.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/PartMissing.tsx';

import { LaterDialogButton } from './LaterDialogButton.tsx';
import type { SavedSetLink } from './savedSetList.ts';

const SavedSetsLater = lazyPart(
  async () => (await import('./SavedSetsDialog.tsx')).SavedSetsDialog,
  PartMissing,
);

type SavedSetsButtonProps = {
  /** What the page shows, under the name that it may have; null where it is everything there is. */
  current: SavedSetLink | null;
};

/** Opens the saved sets. */
export const SavedSetsButton = ({ current }: SavedSetsButtonProps) => (
  <LaterDialogButton label={words.open} prepare={() => void SavedSetsLater.preload()}>
    {(close) => <SavedSetsLater current={current} onClose={close} />}
  </LaterDialogButton>
);
