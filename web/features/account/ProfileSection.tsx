import { useState } from 'react';

import { useAvatarsQuery } from '#web/api/account.ts';
import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { auth } from '#web/messages/en/auth.ts';
import { Button } from '#web/ui/Button.tsx';
import { SplitSection } from '#web/ui/SplitSection.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import { Field } from './Field.tsx';
import { FormNoticeLine, DoneMessage, SubmitButton } from './FormParts.tsx';
import { checkUsername } from './formRules.tsx';
import { avatarName, photoPath } from './MemberHead.tsx';
import { type FormRules, useForm } from './useForm.ts';

import styles from './AccountBody.module.css';
import sectionStyles from './FormParts.module.css';

const words = account.profile;

/** As many as there are, so that nothing moves when they load. */
const places = Array.from({ length: 36 }, (_, index) => index);

/** All pictures as one group of choices: arrows go from one to the next. */
function AvatarPicker({ chosen }: { chosen: string | null }) {
  const { data, isError, refetch } = useAvatarsQuery();
  const current = chosen === null ? undefined : avatarName(chosen);
  return (
    <fieldset className={styles.picker} aria-busy={(!data && !isError) || undefined}>
      <legend>{words.picture}</legend>
      {isError ? (
        <p className={styles.problem} role="alert">
          {words.none}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {auth.retry}
          </Button>
        </p>
      ) : (
        <div className={styles.grid}>
          {data
            ? data.map(({ name, label, url }) => (
                <label key={name}>
                  <input type="radio" name="avatar" value={url} defaultChecked={name === current} />
                  <img src={url} alt="" width="96" height="96" loading="lazy" />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </label>
              ))
            : places.map((place) => <span key={place} className={styles.place} />)}
        </div>
      )}
    </fieldset>
  );
}

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

/** The public profile: name and picture. */
export function ProfileSection({ client, user }: PartProps) {
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
    <SplitSection size="h3" title={words.title} lead={readSite().server ? words.text : words.serverless}>
      <form {...formProps} className={`${sectionStyles.form} ${sectionStyles.whole}`}>
        <div className={sectionStyles.narrow}>
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
        <div className={sectionStyles.acts}>
          <SubmitButton variant="plain" isBusy={isBusy} busy={account.saving}>
            {account.save}
          </SubmitButton>
          <DoneMessage>{said}</DoneMessage>
        </div>
      </form>
    </SplitSection>
  );
}
