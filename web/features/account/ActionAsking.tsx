import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { type ActionEnd, endOf, waysOn } from './actionEnd.ts';
import { FormHead } from './AuthLayout.tsx';
import type { Failure } from './failure.ts';
import { HiddenUsername } from './Field.tsx';
import { keepAddress } from './keptAddress.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { FormNoticeLine } from './Notice.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useForm } from './useForm.ts';

import styles from './Form.module.css';

type ConfirmFormProps = {
  words: { submit: string; busy: string; failed: string };
  confirm: () => Promise<void>;
  /** True where the link itself counts no more and something else is shown. */
  onFailure: (failure: Failure) => boolean;
};

/** One button. A link that acted on being opened would do so for every mail scanner, too. */
function ConfirmForm({ words, confirm, onFailure }: ConfirmFormProps) {
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

const resetWords = words.reset;

type ResetFormProps = {
  email: string;
  code: string;
  identity: () => Promise<IdentityClient>;
  onDone: () => void;
  /** True where the link itself counts no more and something else is shown. */
  onFailure: (failure: Failure) => boolean;
};

/** The form for a new password, opened from a mail. */
function ResetForm({ email, code, identity, onDone, onFailure }: ResetFormProps) {
  const checkPassword = async (password: string) => (await identity()).validatePassword(password);
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () => {
      const { newPasswordRules } = await loadChunk(() => import('./newPasswordRules.ts'));
      const { refused, ...rules } = newPasswordRules(resetWords, checkPassword);
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
      <SubmitButton wide isBusy={isBusy} busy={resetWords.busy}>
        {resetWords.submit}
      </SubmitButton>
    </form>
  );
}

type ActionAskingProps = {
  asked: ActionCode;
  code: string;
  /** Where the person who requested the mail wants to go on. */
  continueUrl: string;
  identity: () => Promise<IdentityClient>;
  onEnd: (end: ActionEnd) => void;
};

/** Says what a link is about to do, and does it after a confirmation. */
export function ActionAsking({ asked, code, continueUrl, identity, onEnd }: ActionAskingProps) {
  const { kind, email, newEmail } = asked;
  const from = email ?? '';
  const onFailure = (failure: Failure) => {
    const end = endOf(failure, kind);
    if (end) onEnd(end);
    return end !== null;
  };
  if (kind === 'resetPassword') {
    const { doneTitle, done, text } = words.reset;
    const finish = () => {
      keepAddress(from);
      onEnd({ title: doneTitle, text: done, way: waysOn(continueUrl).signIn });
    };
    return (
      <>
        <FormHead title={words.titles[kind]}>{text(from)}</FormHead>
        <ResetForm email={from} code={code} identity={identity} onDone={finish} onFailure={onFailure} />
      </>
    );
  }
  const apply = async () => (await identity()).applyCode(code);
  if (kind === 'verifyAndChangeEmail') {
    const { doneTitle, done, text, ...said } = words.change;
    const to = newEmail ?? '';
    const change = async () => {
      await apply();
      keepAddress(to);
      onEnd({ title: doneTitle, text: done(to), way: waysOn(continueUrl).signIn });
    };
    return (
      <>
        <FormHead title={words.titles[kind]}>{text(from, to)}</FormHead>
        <ConfirmForm words={said} confirm={change} onFailure={onFailure} />
      </>
    );
  }
  if (kind === 'recoverEmail') {
    const { doneTitle, done, text, ...said } = words.recover;
    const recover = async () => {
      await apply();
      keepAddress(from);
      onEnd({ title: doneTitle, text: done(from), way: waysOn(continueUrl).newPassword });
    };
    return (
      <>
        <FormHead title={words.titles[kind]}>{text(from)}</FormHead>
        <ConfirmForm words={said} confirm={recover} onFailure={onFailure} />
      </>
    );
  }
  const { doneTitle, done, text, ...said } = words.verify;
  const verify = async () => {
    await apply();
    onEnd({ title: doneTitle, text: done(from), way: waysOn(continueUrl).goOn });
  };
  return (
    <>
      <FormHead title={words.titles.verifyEmail}>{text(from)}</FormHead>
      <ConfirmForm words={said} confirm={verify} onFailure={onFailure} />
    </>
  );
}
