import { type ReactNode, useEffect, useRef } from 'react';

import { auth } from '#web/messages/en/auth.ts';

import { Field } from './Field.tsx';
import { keepAddress, keptAddress } from './keptAddress.ts';

type EmailFieldProps = { error: ReactNode; label?: string; hint?: ReactNode; takesFocus?: boolean };

/** The address, which goes along from one form to the next. */
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
