import { type ReactNode, useRef, useState } from 'react';

import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { cx } from '#web/lib/cx.ts';
import { auth } from '#web/messages/en/auth.ts';
import { newPasswordWords as words } from '#web/messages/en/authPassword.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AccountIcon } from './AccountIcon.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordRules } from './passwordRules.ts';
import { passwordStrength, type Strength } from './passwordStrength.ts';

import styles from './NewPasswordField.module.css';

type NewPasswordFieldProps = {
  label?: string;
  error: ReactNode;
  /** Holds a password against the policy; rejects where the policy can't be had. */
  checkPassword: (password: string) => Promise<PasswordCheck>;
  /** Name and address of the person, as they stand in the form: no part of a good password. */
  about: () => readonly string[];
};

type Typed = { password: string; strength: Strength };

function Rules({ check, length }: { check: PasswordCheck; length: number }) {
  return (
    <ul className={styles.rules} aria-label={words.rules}>
      {passwordRules(check, length).map((rule) => (
        <li key={rule.words} className={cx(rule.isMet && styles.met)}>
          {rule.isMet ? <Icon name="check" /> : <AccountIcon name="ring" />}
          <span>
            {rule.words}
            <VisuallyHidden>: {rule.isMet ? words.met : words.missing}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

function StrengthLine({ strength }: { strength: Strength }) {
  return (
    <p className={styles.strength}>
      <span className={styles.bars} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      {words.strengthOf(words.strength[strength])}
    </p>
  );
}

/** A password to be chosen: what it needs and how strong it is, while it is typed. */
export function NewPasswordField({
  label = auth.newPassword,
  error,
  checkPassword,
  about,
}: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed>({ password: '', strength: 0 });
  const [verdict, setVerdict] = useState<PasswordCheck | null>(null);
  const latest = useRef(0);

  const hold = async (password: string) => {
    latest.current += 1;
    const turn = latest.current;
    try {
      const check = await checkPassword(password);
      if (turn === latest.current) setVerdict(check);
    } catch {
      // Without the policy the advice stands there alone; the service will say what is missing.
    }
  };

  const { password, strength } = typed;
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      error={error}
      onFocus={() => void hold(password)}
      onInput={({ currentTarget: { value } }) => {
        setTyped({ password: value, strength: passwordStrength(value, about()) });
        void hold(value);
      }}
      hint={
        <div className={styles.below}>
          {verdict === null ? <p>{words.advice}</p> : <Rules check={verdict} length={password.length} />}
          {password !== '' && <StrengthLine strength={strength} />}
        </div>
      }
    >
      <VisuallyHidden>
        <span role="status">{password !== '' && verdict?.isValid ? words.allMet : ''}</span>
      </VisuallyHidden>
    </PasswordField>
  );
}
