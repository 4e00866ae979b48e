import { paths } from '@marquee/contracts/paths.ts';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { methodName, providerWords } from '#web/messages/en/authProviders.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import { FormNoticeLine } from './FormNoticeLine.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { PasswordField } from './PasswordField.tsx';
import { provenByProvider } from './provenByProvider.ts';
import { provenPassword } from './provenPassword.ts';
import { provingProvider } from './signInMethods.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useFirstFocus } from './useFirstFocus.ts';
import { useForm } from './useForm.ts';

import text from '#web/ui/type.module.css';
import styles from './AccountDialog.module.css';

const words = account.remove;

type DeleteDialogProps = { client: IdentityClient; onDeleted: () => void; onLeave: () => void };

/** Says what goes, has the person prove who they are, and deletes the account. */
export function DeleteDialog({ client, onDeleted, onLeave }: DeleteDialogProps) {
  const provider = provingProvider(client);
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () =>
      provider === null ? provenPassword(words.failed) : provenByProvider(provider, words.failed),
    send: async ({ password }) => {
      await (provider === null ? client.reauthenticate(password) : client.reauthenticateWith(provider));
      await client.deleteAccount();
      onDeleted();
    },
  });
  useFirstFocus(formProps.ref);
  return (
    <Dialog open narrow onClose={onLeave} label={words.question}>
      <form {...formProps} className={styles.form}>
        <p className={styles.words}>
          {readSite().server ? (
            <>
              {words.what} {words.copyBefore}{' '}
              <AppLink className={text.link} href={paths.bringLibrary}>
                {words.copyLink}
              </AppLink>
              .
            </>
          ) : (
            words.whatServerless
          )}
        </p>
        {provider === null ? (
          <>
            <HiddenUsername email={client.user()?.email ?? null} />
            <PasswordField autoComplete="current-password" error={errors.password} />
          </>
        ) : (
          <p className={styles.words}>{providerWords.account.prove(methodName(provider))}</p>
        )}
        <FormNoticeLine notice={notice} retry={retry} />
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onLeave}>
            {words.keep}
          </Button>
          <SubmitButton isBusy={isBusy} busy={words.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
