import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import { pathWithReturn } from '#web/lib/returnPath.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import head from './MemberHead.module.css';

const words = account.guest;

/** For signed-out visitors: what an account is for, and the ways to one. */
export function AccountGuest() {
  return (
    <StateMessage
      title={words.title}
      actions={
        <>
          <ButtonLink variant="primary" href={pathWithReturn(paths.signIn, paths.account)}>
            {words.signIn}
          </ButtonLink>
          <ButtonLink href={pathWithReturn(paths.signUp, paths.account)}>{words.signUp}</ButtonLink>
        </>
      }
    >
      {readSite().server ? words.text : words.serverless}
    </StateMessage>
  );
}

const goneWords = account.remove;

/** Shown once, after the account was deleted. */
export function AccountGone() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1}>
      <StateMessage
        title={goneWords.goneTitle}
        actions={<ButtonLink href={paths.home}>{goneWords.home}</ButtonLink>}
      >
        {goneWords.gone}
      </StateMessage>
    </div>
  );
}

/** The place of the user's name and picture. */
export function AccountWaiting() {
  return (
    <div className={head.head} aria-hidden="true">
      <span className={`${head.avatar} ${head.emptyAvatar}`} />
      <div className={head.words}>
        <Skeleton shape="heading" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

const { title, text, retry: retryWords } = account.problem;

/** A part of the app that this page needs failed to load. */
export function AccountProblem({ retry }: { retry: () => void }) {
  return (
    <StateMessage role="alert" title={title} actions={<Button onClick={retry}>{retryWords}</Button>}>
      {text}
    </StateMessage>
  );
}
