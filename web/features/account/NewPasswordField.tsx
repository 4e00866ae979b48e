import { type ReactNode, Suspense, useRef, useState } from 'react';

import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { auth } from '#web/messages/en/auth.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';

import { PasswordField } from './Field.tsx';
import { PasswordAdvice } from './PasswordAdvice.tsx';

import styles from './NewPasswordField.module.css';

const LazyPasswordHelp = lazyPart(
  async () => (await import('./PasswordHelp.tsx')).PasswordHelp,
  PasswordAdvice,
);

type NewPasswordFieldProps = {
  label?: string;
  error: ReactNode;
  /** Checks a password against the policy; rejects where the policy can't be loaded. */
  checkPassword: (password: string) => Promise<PasswordCheck>;
  /** Name and address of the person, as in the form: no part of a good password. */
  about: () => readonly string[];
};

type Typed = { password: string; about: readonly string[] };

/** A password to be chosen: what it needs and how strong it is, while it is typed. */
export function NewPasswordField({
  label = auth.newPassword,
  error,
  checkPassword,
  about,
}: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [verdict, setVerdict] = useState<PasswordCheck | null>(null);
  const latest = useRef(0);

  const hold = async (password: string) => {
    latest.current += 1;
    const turn = latest.current;
    setTyped({ password, about: about() });
    try {
      const check = await checkPassword(password);
      if (turn === latest.current) setVerdict(check);
    } catch {
      // Without the policy only the advice shows; the service will report what is missing.
    }
  };

  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      error={error}
      onFocus={({ currentTarget: { value } }) => void hold(value)}
      onInput={({ currentTarget: { value } }) => void hold(value)}
      hint={
        <div className={styles.below}>
          {typed === null ? (
            <PasswordAdvice />
          ) : (
            <Suspense fallback={<PasswordAdvice />}>
              <LazyPasswordHelp {...typed} check={verdict} />
            </Suspense>
          )}
        </div>
      }
    />
  );
}
