import { useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';

import { FormNoticeLine } from './FormNoticeLine.tsx';
import { Notice } from './Notice.tsx';
import { Said } from './Said.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

import styles from './AccountPart.module.css';

const words = account.email;

/** The address isn't confirmed yet. Said here, and nowhere else. */
export function ConfirmReminder({ client, email }: { client: IdentityClient; email: string }) {
  const [said, say] = useState('');
  const { formProps, isBusy, notice, retry } = useForm<never>({
    names: [],
    rules: async () => ({
      check: () => ({}),
      refused: ({ message }) => ({ notice: { title: words.notSent, words: message, canRetry: true } }),
    }),
    send: async () => {
      say('');
      await client.sendVerification();
      say(words.confirmSent(email));
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Notice>{words.unconfirmed}</Notice>
      <FormNoticeLine notice={notice} retry={retry} />
      <div className={styles.acts}>
        <SubmitButton variant="plain" isBusy={isBusy} busy={words.sending}>
          {words.confirm}
        </SubmitButton>
      </div>
      <Said>{said}</Said>
    </form>
  );
}
