import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';

import { type ActionEnd, endOf, waysOn } from './actionEnd.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import type { Failure } from './failure.ts';
import { FormHead } from './FormHead.tsx';
import { keepAddress } from './keptAddress.ts';
import { ResetForm } from './ResetForm.tsx';

type ActionAskingProps = {
  asked: ActionCode;
  code: string;
  /** Where whoever asked for the mail wants to go on. */
  continueUrl: string;
  identity: () => Promise<IdentityClient>;
  onEnd: (end: ActionEnd) => void;
};

/** Says what a link is about to do, and does it once somebody says so. */
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
