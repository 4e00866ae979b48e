import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';

import { AccountPart } from './AccountPart.tsx';
import { AvatarPicker } from './AvatarPicker.tsx';
import { checkUsername } from './checkUsername.ts';
import { Field } from './Field.tsx';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { photoPath } from './photoPath.ts';
import { Said } from './Said.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type FormRules, useForm } from './useForm.ts';

import styles from './AccountPart.module.css';

const words = account.profile;

const rules: FormRules<'username' | 'avatar'> = {
  check: ({ username }) => {
    const wrong = checkUsername(username);
    return wrong === undefined ? {} : { username: wrong };
  },
  refused: ({ message }) => ({
    notice: { title: account.failed, words: `${message} ${account.kept}`, canRetry: true },
  }),
};

type PartProps = { client: IdentityClient; user: SessionUser };

/** What other people see of somebody. */
export function ProfilePart({ client, user }: PartProps) {
  const [said, say] = useState('');
  const photo = photoPath(user.photoURL, location.origin);
  const { formProps, isBusy, errors, notice, retry } = useForm<'username' | 'avatar'>({
    names: ['username', 'avatar'],
    rules: async () => rules,
    prepare: () => say(''),
    send: async ({ username, avatar }) => {
      const name = username.trim();
      if (name !== user.displayName) await client.updateName(name);
      if (avatar !== '' && avatar !== photo) await client.updatePhoto(new URL(avatar, location.origin).href);
      say(words.saved);
    },
  });
  return (
    <AccountPart title={words.title} lead={readSite().server ? words.text : words.serverless}>
      <form {...formProps} className={`${styles.form} ${styles.wide}`}>
        <div className={styles.narrow}>
          <Field
            label={words.name}
            name="username"
            autoComplete="nickname"
            maxLength={100}
            required
            defaultValue={user.displayName ?? ''}
            error={errors.username}
          />
        </div>
        <AvatarPicker chosen={photo} />
        <FormNoticeLine notice={notice} retry={retry} />
        <div className={styles.acts}>
          <SubmitButton variant="plain" isBusy={isBusy} busy={account.saving}>
            {account.save}
          </SubmitButton>
          <Said>{said}</Said>
        </div>
      </form>
    </AccountPart>
  );
}
