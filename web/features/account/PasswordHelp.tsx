import type { PasswordCheck } from '#web/api/identity/identityClient.ts';
import { cx } from '#web/lib/cx.ts';
import { newPasswordWords as words } from '#web/messages/en/authProblems.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { AccountIcon } from './Field.tsx';
import { PasswordAdvice } from './PasswordAdvice.tsx';

import styles from './NewPasswordField.module.css';

type SaidRule = { words: string; isMet: boolean };

/** The policy as lines that are met or not. The longest length is named only where it is passed. */
function passwordRules({ rules, minLength, maxLength }: PasswordCheck, length: number): SaidRule[] {
  const said = {
    'min-length': words.atLeast(minLength, length),
    'max-length': words.atMost(maxLength ?? length),
    lowercase: words.lower,
    uppercase: words.upper,
    number: words.digit,
    symbol: words.sign,
  };
  return rules
    .filter(({ rule, isMet }) => rule !== 'max-length' || !isMet)
    .map(({ rule, isMet }) => ({ words: said[rule], isMet }));
}

/** 0 guessed at once, 1 easy, 2 fair, 3 good, 4 strong. */
type Strength = 0 | 1 | 2 | 3 | 4;

const common =
  /^(?:pass(?:word|wort)?|qwert[yz]\w*|asdf\w*|letmein|welcome|iloveyou|admin|login|monkey|dragon|football|marquee|abc|test)[\d!@#$.?_-]*$/i;

/** Letters back in the place of the signs that are thought to hide them. */
const unmasked = (text: string) =>
  text
    .replaceAll('0', 'o')
    .replaceAll('@', 'a')
    .replaceAll('3', 'e')
    .replaceAll('$', 's')
    .replaceAll('1', 'l');

const poolOf = (text: string) =>
  (/\p{Ll}/u.test(text) ? 26 : 0) +
  (/\p{Lu}/u.test(text) ? 26 : 0) +
  (/\d/.test(text) ? 10 : 0) +
  (/[^\p{L}\d]/u.test(text) ? 20 : 0);

/** Characters that add entropy: not a repeat, not the next in a row, not used before. */
function surprises(text: string): number {
  const characters = Array.from(text);
  const seen = new Map<string, number>();
  let count = 0;
  characters.forEach((character, index) => {
    const before = characters[index - 1];
    const step = before === undefined ? null : (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
    const isPredictable = step !== null && Math.abs(step) <= 1;
    const times = seen.get(character) ?? 0;
    seen.set(character, times + 1);
    count += isPredictable ? 0.2 : times === 0 ? 1 : times < 3 ? 0.8 : 0.4;
  });
  return count;
}

/** Personal words: the name, and both halves of the address. */
const ownWords = (about: readonly string[]) =>
  about.flatMap((text) => text.toLowerCase().split(/[@.\s_-]+/)).filter((word) => word.length >= 4);

/** About how hard a password is to guess. Advice, not a gate: the policy decides. */
export function passwordStrength(password: string, about: readonly string[] = []): Strength {
  let text = password.toLowerCase();
  for (const word of ownWords(about)) text = text.replaceAll(word, '');
  if (text === '' || common.test(password) || common.test(unmasked(password))) return 0;
  const bits = surprises(text) * Math.log2(Math.max(poolOf(password), 10));
  if (bits < 40) return bits < 20 ? 0 : 1;
  if (bits < 56) return 2;
  return bits < 72 ? 3 : 4;
}

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

/** What a password needs and how strong it is. Loaded when the field gets the focus. */
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
