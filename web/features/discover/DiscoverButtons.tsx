import { type ReactNode, Suspense, useState } from 'react';

import type { NarrowedList } from '#web/api/browse.ts';
import { cx } from '#web/lib/cx.ts';
import {
  discoverTools,
  savedFilters as words,
  surprise as surpriseWords,
} from '#web/messages/en/discoverTools.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { useShare } from '#web/platform/useShare.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

import type { FilterInWords, SavedFilter } from './savedFilters.ts';

import styles from './DiscoverButtons.module.css';

type LaterDialogButtonProps = {
  label: string;
  /** Fetches the dialog's script ahead of a likely press. */
  prepare: () => void;
  /** The dialog. */
  children: (close: () => void) => ReactNode;
};

/** Opens a dialog whose script is loaded on hover or focus. */
function LaterDialogButton({ label, prepare, children }: LaterDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

const LazySavedFilters = lazyPart(
  async () => (await import('./SavedFiltersDialog.tsx')).SavedFiltersDialog,
  PartMissing,
);

type SavedFiltersButtonProps = {
  /** The page's filters with their proposed name; null where none are set. */
  current: SavedFilter | null;
};

/** Opens the saved sets. */
export const SavedFiltersButton = ({ current }: SavedFiltersButtonProps) => (
  <LaterDialogButton label={words.open} prepare={() => void LazySavedFilters.preload()}>
    {(close) => <LazySavedFilters current={current} onClose={close} />}
  </LaterDialogButton>
);

const LazySurprise = lazyPart(async () => (await import('./SurpriseDialog.tsx')).SurpriseDialog, PartMissing);

export type SurpriseProps = {
  ask: NarrowedList;
  /** The filters in words. */
  parts: readonly FilterInWords[];
};

/** Picks one of the titles that fit. */
export const SurpriseButton = (props: SurpriseProps) => (
  <LaterDialogButton label={surpriseWords.open} prepare={() => void LazySurprise.preload()}>
    {(close) => <LazySurprise {...props} onClose={close} />}
  </LaterDialogButton>
);

/** Shares the address of the page's state. */
export function ShareFilters({
  title,
  href,
  className,
}: {
  title: string;
  href: string;
  className?: string | undefined;
}) {
  const { note, share } = useShare(discoverTools);
  return (
    <span className={cx(styles.share, className)}>
      <IconButton
        icon="share"
        label={discoverTools.shareLabel}
        title={discoverTools.share}
        onClick={() => void share(title, location.origin + href)}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
    </span>
  );
}
