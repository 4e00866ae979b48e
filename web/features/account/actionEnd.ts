import { paths } from '@marquee/contracts/paths.ts';

import type { ActionCode } from '#web/api/identity/identityClient.ts';
import { continuePath, pathWithReturn } from '#web/lib/returnPath.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';

import type { Failure } from './failure.ts';

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
export function waysOn(continueUrl: string) {
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
