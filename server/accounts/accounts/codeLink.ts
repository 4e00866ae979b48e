import { paths } from '@marquee/contracts/paths.ts';

import type { CodeKind } from './codes.ts';
import { type Refusal, refuse } from './refusal.ts';

const modes: Record<CodeKind, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

/** The link of a mail. It leads to the configured address, whatever a request says. */
export function codeLink(
  origin: string,
  { kind, code, next }: { kind: CodeKind; code: string; next: string | null },
): string {
  const link = new URL(paths.accountAction, origin);
  link.searchParams.set('mode', modes[kind]);
  link.searchParams.set('oobCode', code);
  if (next !== null) link.searchParams.set('continueUrl', new URL(next, origin).href);
  return link.href;
}

/** An absolute address of the web, or null. */
export function readWebAddress(given: string): URL | null {
  const url = given.length <= 2048 ? URL.parse(given) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Where to continue: only ever on this site (`isOurs` decides), as a path. */
export function readContinueUrl(
  given: string | null | undefined,
  isOurs: (url: URL) => boolean,
): { ok: true; next: string | null } | Refusal {
  if (!given) return { ok: true, next: null };
  const url = readWebAddress(given);
  if (!url) return refuse('INVALID_CONTINUE_URI');
  if (!isOurs(url)) return refuse('UNAUTHORIZED_DOMAIN');
  // Two slashes would start another host.
  return { ok: true, next: `/${`${url.pathname}${url.search}${url.hash}`.replace(/^[/\\]+/, '')}` };
}
