import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';

import { cx } from '#web/lib/cx.ts';

import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { Icon, type IconName } from './Icon.tsx';

import styles from './Button.module.css';

declare global {
  interface Window {
    /** The latest press anywhere, which the document's head script records from before the first paint on. */
    latestPress?: Event;
  }
}

type BareButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/**
 * A button without a look of its own. If it was the last thing to be pressed before its script was there, that press
 * counts once it is.
 */
export function BareButton({ ref, ...rest }: BareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const isOurs = rest.onClick !== undefined;
  useEffect(() => {
    const press = window.latestPress;
    // A press during hydration reaches the handler by itself: React replays it.
    if (!isOurs || !press || press.eventPhase !== Event.NONE) return;
    if (!(press.target instanceof Node && button.current?.contains(press.target))) return;
    button.current.click();
    delete window.latestPress;
    // Only the first render can be late.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <button type="button" {...rest} ref={button} />;
}

export type ButtonVariant = 'primary' | 'plain' | 'quiet';

type ButtonProps = BareButtonProps & {
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
};

export function Button({ variant = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <BareButton {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </BareButton>
  );
}

type ButtonLinkProps = AppLinkProps & { variant?: ButtonVariant; icon?: IconName; children: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ variant = 'plain', icon, children, className, ...rest }: ButtonLinkProps) {
  return (
    <AppLink {...rest} className={cx(styles.button, styles[variant], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </AppLink>
  );
}

type IconButtonProps = Omit<BareButtonProps, 'aria-label' | 'children'> & {
  /** Its effect, as the label for screen readers. */
  label: string;
  icon: IconName;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <BareButton {...rest} aria-label={label} className={cx(styles.iconButton, className)}>
      <Icon name={icon} />
    </BareButton>
  );
}
