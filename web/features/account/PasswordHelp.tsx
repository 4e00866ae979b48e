import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { cx } from '#web/lib/cx.ts';
import { newPasswordWords as words } from '#web/messages/en/authPassword.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AccountIcon } from './AccountIcon.tsx';
import { PasswordAdvice } from './PasswordAdvice.tsx';
import { passwordRules } from './passwordRules.ts';
import { passwordStrength, type Strength } from './passwordStrength.ts';

import styles from './NewPasswordField.module.css';

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

type PasswordHelpProps = {
  password: string;
  /** Name and address of the person: no part of a good password. */
  about: readonly string[];
  /** null as long as the policy isn't known. */
  check: PasswordCheck | null;
};

/** What a password needs and how strong it is. Comes when somebody reaches for the field. */
export function PasswordHelp({ password, about, check }: PasswordHelpProps) {
  return (
    <>
      {check === null ? <PasswordAdvice /> : <Rules check={check} length={password.length} />}
      {password !== '' && <StrengthLine strength={passwordStrength(password, about)} />}
      <VisuallyHidden>
        <span role="status">{password !== '' && check?.isValid ? words.allMet : ''}</span>
      </VisuallyHidden>
    </>
  );
}
