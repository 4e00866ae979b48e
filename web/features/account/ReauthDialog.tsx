import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import { FormNoticeLine } from './FormNoticeLine.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { PasswordField } from './PasswordField.tsx';
import { provenPassword } from './provenPassword.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useFirstFocus } from './useFirstFocus.ts';
import { useForm } from './useForm.ts';

import styles from './AccountDialog.module.css';

const words = account.reauth;

type ReauthDialogProps = { client: IdentityClient; onDone: () => void; onLeave: () => void };

/** Asks for the password once more. */
export function ReauthDialog({ client, onDone, onLeave }: ReauthDialogProps) {
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () => provenPassword(words.failed),
    send: async ({ password }) => {
      await client.reauthenticate(password);
      onDone();
    },
  });
  useFirstFocus(formProps.ref);
  return (
    <Dialog open narrow onClose={onLeave} label={words.title}>
      <form {...formProps} className={styles.form}>
        <p className={styles.words}>{words.text}</p>
        <HiddenUsername email={client.user()?.email ?? null} />
        <PasswordField autoComplete="current-password" error={errors.password} />
        <FormNoticeLine notice={notice} retry={retry} />
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onLeave}>
            {words.cancel}
          </Button>
          <SubmitButton isBusy={isBusy} busy={words.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
