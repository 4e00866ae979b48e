import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { actionWords } from '#web/messages/en/authAction.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import type { Failure } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

import styles from './Form.module.css';

const words = actionWords.reset;

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
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () => {
      const { newPasswordRules } = await loadChunk(() => import('./newPasswordRules.ts'));
      const { refused, ...rules } = newPasswordRules(words, checkPassword);
      return {
        ...rules,
        refused: (failure, values) => (onFailure(failure) ? {} : refused(failure, values)),
      };
    },
    send: async ({ password }) => {
      await (await identity()).resetPassword(code, password);
      onDone();
    },
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
