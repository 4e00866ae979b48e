import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { forgotWords as words } from '#web/messages/en/signIn.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Button } from '#web/ui/Button.tsx';

import { FormHead } from './AuthLayout.tsx';
import { EmailField } from './Field.tsx';
import { FormNoticeLine, SubmitButton } from './FormParts.tsx';
import { useForm } from './useForm.ts';

import text from '#web/ui/type.module.css';
import styles from './Auth.module.css';

type ForgotFormProps = {
  send: (email: string) => Promise<void>;
  /** The user begins to fill it in. */
  prepare: () => void;
};

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <h1 className={text.h1}>{words.sentTitle}</h1>
        <p>{words.sent(email)}</p>
      </div>
      <p className={styles.beside}>{words.nothing}</p>
      <div>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </>
  );
}

/** Requests a mail with which a new password can be set. Its answer is the same for every address. */
export function ForgotForm({ send, prepare }: ForgotFormProps) {
  const search = useSearch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { formProps, isBusy, errors, notice, retry } = useForm<'email'>({
    names: ['email'],
    rules: async () => (await loadChunk(() => import('./formRules.tsx'))).forgotRules(words.failed),
    prepare,
    send: async ({ email }) => {
      const to = email.trim();
      await send(to);
      setSentTo(to);
    },
  });
  const signIn = pathWithReturn(paths.signIn, returnPath(search));
  return (
    <>
      {sentTo === null ? (
        <>
          <FormHead title={words.title}>{words.text}</FormHead>
          <form {...formProps} className={styles.form}>
            <EmailField error={errors.email} takesFocus />
            <FormNoticeLine notice={notice} retry={retry} />
            <SubmitButton wide isBusy={isBusy} busy={words.busy}>
              {words.submit}
            </SubmitButton>
          </form>
        </>
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <p className={styles.foot}>
        <AppLink className={text.link} href={signIn}>
          {auth.back}
        </AppLink>
      </p>
    </>
  );
}
