import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { auth } from '#web/messages/en/auth.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { FormNotice } from './useForm.ts';

import styles from './FormParts.module.css';

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

type NoticeProps = {
  /** In bold, before the rest. */
  title?: string;
  kind?: 'bad' | 'good' | 'plain';
  icon?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
};

/** An alert or a note between two hairlines. Errors are announced at once. */
export function Notice({ title, kind = 'plain', icon, action, children }: NoticeProps) {
  const sign = kind === 'bad' ? 'warning' : kind === 'good' ? 'check' : 'info';
  return (
    <div className={cx(styles.notice, styles[kind])} role={kind === 'bad' ? 'alert' : undefined}>
      {icon ?? <Icon name={sign} />}
      <p>
        {title !== undefined && <b>{title} </b>}
        {children}
      </p>
      {action}
    </div>
  );
}

type FormNoticeLineProps = {
  notice: FormNotice | null;
  retry: () => void;
  /** What another try is called, where it is more than that. */
  label?: string;
};

/** What went wrong with the form as a whole, with another try where that may help. */
export function FormNoticeLine({ notice, retry, label = auth.retry }: FormNoticeLineProps) {
  if (notice === null) return null;
  return (
    <Notice
      kind="bad"
      title={notice.title}
      action={
        notice.canRetry && (
          <Button variant="quiet" onClick={retry}>
            {label}
          </Button>
        )
      }
    >
      {notice.words}
    </Notice>
  );
}

/** What has just been done, also for screen readers. It is there from the start, so that they announce the change. */
export function DoneMessage({ children }: { children: string }) {
  return (
    <p className={styles.said} role="status">
      {children}
    </p>
  );
}
