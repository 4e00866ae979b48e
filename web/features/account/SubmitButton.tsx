import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './SubmitButton.module.css';

type SubmitButtonProps = {
  isBusy: boolean;
  /** The label while it is under way. */
  busy: string;
  variant?: ButtonVariant;
  wide?: boolean;
  children: ReactNode;
};

/** The form handles it. A button with its own handler is also given a press from before its script was there. */
const pressed = () => {};

/** Sends the form. While that is under way it shows three dots in its own size and stays where the focus is. */
export function SubmitButton({
  isBusy,
  busy,
  variant = 'primary',
  wide = false,
  children,
}: SubmitButtonProps) {
  return (
    <>
      <Button
        type="submit"
        onClick={pressed}
        variant={variant}
        className={cx(styles.submit, wide && styles.wide, isBusy && styles.busy)}
        aria-busy={isBusy || undefined}
        aria-label={isBusy ? busy : undefined}
      >
        <span className={styles.words}>{children}</span>
        {isBusy && (
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </Button>
      <VisuallyHidden>
        <span role="status">{isBusy ? busy : ''}</span>
      </VisuallyHidden>
    </>
  );
}
