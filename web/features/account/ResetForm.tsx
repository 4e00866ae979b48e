import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { auth } from '#web/messages/en/auth.ts';
import { actionWords } from '#web/messages/en/authAction.ts';
import { newPasswordWords } from '#web/messages/en/authPassword.ts';

import type { Failure } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { requirePolicy } from './requirePolicy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { type Refusal, useForm } from './useForm.ts';

import styles from './Form.module.css';

const words = actionWords.reset;

const aboutPassword = new Set(['weak-password', 'password-does-not-meet-requirements', 'missing-password']);

type ResetFormProps = {
  email: string;
  code: string;
  identity: () => Promise<IdentityClient>;
  onDone: () => void;
  /** True where the link itself counts no more and something else is shown. */
  onFailure: (failure: Failure) => boolean;
};

/** The new password that a link from a mail lets somebody set. */
export function ResetForm({ email, code, identity, onDone, onFailure }: ResetFormProps) {
  const checkPassword = async (password: string) => (await identity()).validatePassword(password);
  const refused = (failure: Failure): Refusal<'password'> => {
    if (onFailure(failure)) return {};
    if (aboutPassword.has(failure.code)) return { errors: { password: failure.message } };
    if (failure.code === 'network-request-failed' && navigator.onLine)
      return { notice: { title: words.uncertain, words: words.uncertainWords, canRetry: true } };
    return { notice: { title: words.failed, words: `${failure.message} ${words.kept}`, canRetry: true } };
  };
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: auth.newPasswordMissing } : {}),
    send: async ({ password }) => {
      await requirePolicy(checkPassword, password, newPasswordWords.unmet);
      await (await identity()).resetPassword(code, password);
      onDone();
    },
    refused,
  });
  return (
    <form {...formProps} className={styles.form}>
      <HiddenUsername email={email} />
      <NewPasswordField error={errors.password} checkPassword={checkPassword} about={() => [email]} />
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
