import type { NarrowedList } from '#web/api/browse.ts';
import { surprise as words } from '#web/messages/en/surprise.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { PartMissing } from '#web/ui/PartMissing.tsx';

import { LaterDialogButton } from './LaterDialogButton.tsx';
import type { SetPart } from './SetPart.ts';

const SurpriseLater = lazyPart(
  async () => (await import('./SurpriseDialog.tsx')).SurpriseDialog,
  PartMissing,
);

export type SurpriseProps = {
  ask: NarrowedList;
  /** What is asked for, in words. */
  parts: readonly SetPart[];
};

/** Picks a title out of those that fit. */
export const SurpriseButton = (props: SurpriseProps) => (
  <LaterDialogButton label={words.open} prepare={() => void SurpriseLater.preload()}>
    {(close) => <SurpriseLater {...props} onClose={close} />}
  </LaterDialogButton>
);
