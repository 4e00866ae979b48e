import { paths } from '@marquee/contracts/paths.ts';

import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';
import { continuePath, pathWithReturn } from '#web/lib/returnPath.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { FormHead } from './AuthLayout.tsx';
import { HiddenUsername, keepAddress } from './Field.tsx';
import { FormNoticeLine, SubmitButton } from './FormParts.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type Failure, useForm } from './useForm.ts';

import styles from './Auth.module.css';

export type ActionKind = ActionCode['kind'];

/** The result of a link, and the way on. */
export type ActionEnd = { title: string; text: string; way: { href: string; words: string } };

const ways = {
  forgot: { href: paths.forgot, words: words.another },
  newPassword: { href: paths.forgot, words: words.newPassword },
  account: { href: paths.account, words: words.account },
  home: { href: paths.home, words: words.goOn },
};

export const missingEnd: ActionEnd = { ...words.missing, way: ways.home };
export const unknownEnd: ActionEnd = { ...words.unknown, way: ways.home };

/** The ways on once it is done: the mail's target, if that is a page of ours. */
function waysOn(continueUrl: string) {
  const next = continuePath(continueUrl, location.origin) ?? paths.home;
  return {
    signIn: { href: pathWithReturn(paths.signIn, next), words: words.signIn },
    goOn: { href: next, words: words.goOn },
    newPassword: ways.newPassword,
  };
}

/** Final errors; null for what may be retried. */
export function endOf({ code }: Failure, kind: ActionKind): ActionEnd | null {
  const way = kind === 'resetPassword' ? ways.forgot : ways.account;
  switch (code) {
    case 'expired-action-code':
      return { ...words.expired, way };
    case 'invalid-action-code':
      return { ...words.used, way };
    case 'user-disabled':
    case 'user-not-found':
      return { ...words.gone, way: ways.home };
    default:
      return null;
  }
}

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
      const { newPasswordRules } = await loadChunk(() => import('./formRules.tsx'));
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
