import type { Failure } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

import styles from './Form.module.css';

type ConfirmFormProps = {
  words: { submit: string; busy: string; failed: string };
  confirm: () => Promise<void>;
  /** True where the link itself counts no more and something else is shown. */
  onFailure: (failure: Failure) => boolean;
};

/** One button. A link that did something by being opened would do it for every program that looks into mails, too. */
export function ConfirmForm({ words, confirm, onFailure }: ConfirmFormProps) {
  const { formProps, isBusy, notice, retry } = useForm<never>({
    names: [],
    rules: async () => ({
      check: () => ({}),
      refused: (failure) =>
        onFailure(failure) ? {} : { notice: { title: words.failed, words: failure.message, canRetry: true } },
    }),
    send: confirm,
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
