import { type KeyboardEvent, type ReactNode, useState } from 'react';

import { auth } from '#web/messages/en/auth.ts';
import { BareButton } from '#web/ui/BareButton.tsx';

import { AccountIcon } from './AccountIcon.tsx';
import { Field, type FieldProps } from './Field.tsx';

import iconButton from '#web/ui/IconButton.module.css';

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
          className={iconButton.button}
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
