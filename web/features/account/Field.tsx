import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { cx } from '#web/lib/cx.ts';
import { auth } from '#web/messages/en/auth.ts';
import { BareButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import iconButton from '#web/ui/Button.module.css';
import icon from '#web/ui/Icon.module.css';
import visuallyHiddenStyles from '#web/ui/type.module.css';
import styles from './FormParts.module.css';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string;
  name: string;
  /** What is wrong with its value. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Beside the label: a link for users who can't fill it in. */
  aside?: ReactNode;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Between the field and its error. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A field with its name above it, and below it a hint or an error. It owns its text. */
export function Field({ label, error, hint, aside, end, children, ...input }: FieldProps) {
  const id = useId();
  const isBad = error !== undefined;
  const described = [hint !== undefined && `${id}-hint`, isBad && `${id}-error`].filter(
    (part) => part !== false,
  );
  return (
    <div className={cx(styles.field, isBad && styles.wrong)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.in}>
        <input
          {...input}
          id={id}
          aria-invalid={isBad || undefined}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {end}
      </div>
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {children}
      {isBad && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type EmailFieldProps = { error: ReactNode; label?: string; hint?: ReactNode; takesFocus?: boolean };

/** The address, which is passed on from one form to the next. */
export function EmailField({ error, label = auth.email, hint, takesFocus = false }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (field?.value === '') field.value = keptAddress();
  }, []);
  return (
    <Field
      ref={input}
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      required
      error={error}
      hint={hint}
      onInput={(event) => keepAddress(event.currentTarget.value)}
      {...(takesFocus && { 'data-focus-first': '' })}
    />
  );
}

type PasswordFieldProps = Pick<FieldProps, 'children' | 'aside' | 'onFocus' | 'onInput'> & {
  name?: string;
  label?: string;
  hint?: ReactNode;
  error: ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

/** A password that may be shown, pasted and filled in by a manager. */
export function PasswordField({
  name = 'password',
  label = auth.password,
  hint,
  error,
  children,
  ...input
}: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const caps = hasCapsLock ? auth.capsLock : undefined;
  return (
    <Field
      {...input}
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={4096}
      required
      error={error}
      hint={caps ?? hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
      end={
        <BareButton
          className={iconButton.iconButton}
          aria-pressed={isShown}
          aria-label={auth.showPassword}
          onClick={() => show(!isShown)}
        >
          <AccountIcon name={isShown ? 'eyeOff' : 'eye'} />
        </BareButton>
      }
    >
      {children}
    </Field>
  );
}

/** Tells a password manager whose password it is. Not visible, not to be filled in. */
export function HiddenUsername({ email }: { email: string | null }) {
  return (
    <input
      className={visuallyHiddenStyles.hidden}
      type="text"
      autoComplete="username"
      value={email ?? ''}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** Icons that only these forms need, on the same grid as all others. */
const paths = {
  eye: 'M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5zM7.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  eyeOff:
    'M3 3l14 14M5.2 6.300C3.4 7.8 2.5 10 2.5 10s2.7 5 7.5 5c1.3 0 2.4-.3 3.4-.8M8.3 5.200c.5-.1 1.1-.2 1.7-.2 4.8 0 7.5 5 7.5 5s-.6 1.2-1.8 2.400M8.3 8.400a2.3 2.3 0 0 0 3.2 3.3',
  ring: 'M5.5 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
} as const;

/** A decorative icon beside a word. */
export function AccountIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className={icon.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The address that was typed into one of the forms, for the next one. It lasts as long as this page view. */
let kept = '';

export const keptAddress = (): string => kept;

export function keepAddress(email: string): void {
  kept = email;
}
