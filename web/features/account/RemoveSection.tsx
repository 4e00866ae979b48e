import type { ProviderId } from '@marquee/contracts/identity/providers.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { methodName, providerWords } from '#web/messages/en/authProviders.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SplitSection } from '#web/ui/SplitSection.tsx';

import { HiddenUsername, PasswordField } from './Field.tsx';
import { FormNoticeLine, SubmitButton } from './FormParts.tsx';
import { providerNotice, provingProvider } from './providerNotice.ts';
import { type FormRules, useFirstFocus, useForm } from './useForm.ts';
import { provenPassword } from './useReauth.tsx';

import text from '#web/ui/type.module.css';
import styles from './AccountBody.module.css';

const words = providerWords.account;

/** Messages of a reauthentication by a provider. */
const provenByProvider = (provider: ProviderId, failed: string): FormRules<never> => ({
  check: () => ({}),
  refused: (failure) => {
    const notice = providerNotice(provider, failure, null);
    if (notice === null) return {};
    const own: Readonly<Record<string, string>> = {
      'user-mismatch': words.otherPerson(methodName(provider)),
      'popup-blocked': words.blocked,
      // The user may have no password.
      'internal-error': words.scriptBlocked,
    };
    return { notice: { ...notice, title: failed, words: own[failure.code] ?? notice.words } };
  },
});

const deleteDialogWords = account.remove;

type DeleteDialogProps = { client: IdentityClient; onDeleted: () => void; onLeave: () => void };

/** Says what will be deleted, reauthenticates the user, and deletes the account. */
function DeleteDialog({ client, onDeleted, onLeave }: DeleteDialogProps) {
  const provider = provingProvider(client);
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () =>
      provider === null
        ? provenPassword(deleteDialogWords.failed)
        : provenByProvider(provider, deleteDialogWords.failed),
    send: async ({ password }) => {
      await (provider === null ? client.reauthenticate(password) : client.reauthenticateWith(provider));
      await client.deleteAccount();
      onDeleted();
    },
  });
  useFirstFocus(formProps.ref);
  return (
    <Dialog open narrow onClose={onLeave} label={deleteDialogWords.question}>
      <form {...formProps} className={styles.form}>
        <p className={styles.words}>
          {readSite().server ? (
            <>
              {deleteDialogWords.what} {deleteDialogWords.copyBefore}{' '}
              <AppLink className={text.link} href={paths.transfer}>
                {deleteDialogWords.copyLink}
              </AppLink>
              .
            </>
          ) : (
            deleteDialogWords.whatServerless
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
            {deleteDialogWords.keep}
          </Button>
          <SubmitButton isBusy={isBusy} busy={deleteDialogWords.busy}>
            {deleteDialogWords.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

/** The section for deleting the account. */
export function RemoveSection({ client, onDeleted }: { client: IdentityClient; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SplitSection
      size="h3"
      title={deleteDialogWords.title}
      lead={readSite().server ? deleteDialogWords.text : deleteDialogWords.serverless}
    >
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {deleteDialogWords.open}
        </Button>
      </div>
      {isOpen && <DeleteDialog client={client} onDeleted={onDeleted} onLeave={() => setOpen(false)} />}
    </SplitSection>
  );
}
