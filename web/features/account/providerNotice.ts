import { type ProviderId, providerIds } from '@marquee/contracts/identity/providers.ts';

import type { IdentityClient, LinkOffer } from '#web/api/identity/identityClient.ts';
import { methodName, providerWords as words } from '#web/messages/en/authProviders.ts';

import type { Failure, FormNotice } from './useForm.ts';

/** They closed the window, or opened another: no message is needed. */
const quiet = new Set(['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled']);

const own: Readonly<Record<string, string>> = {
  'popup-blocked': words.blocked,
  'unauthorized-domain': words.unauthorised,
  'operation-not-allowed': words.notAllowed,
  'auth-domain-config-required': words.notAllowed,
  'internal-error': words.scriptBlocked,
};

/** For these a retry changes nothing. */
const final = new Set([
  'unauthorized-domain',
  'operation-not-allowed',
  'auth-domain-config-required',
  'multi-factor-auth-required',
  'user-disabled',
  'account-exists-with-different-credential',
]);

/** The message after a provider's failure. Null where none is needed. */
export function providerNotice(
  provider: ProviderId,
  { code, message }: Failure,
  offer: LinkOffer | null,
): FormNotice | null {
  if (quiet.has(code)) return null;
  const name = methodName(provider);
  const title = words.failed(name);
  if (code === 'account-exists-with-different-credential' && offer !== null) {
    const { email, methods } = offer;
    return { title, words: `${words.exists(email, methods)} ${words.link(name)}`, canRetry: false };
  }
  // In a form this code means the password.
  const said = code === 'invalid-credential' ? words.unproven(name) : (own[code] ?? message);
  return { title, words: said, canRetry: !final.has(code) };
}

/** The provider that can reauthenticate a user without a password here; null where there is one. */
export function provingProvider(client: IdentityClient): ProviderId | null {
  const methods = client.methods();
  return methods.includes('password') ? null : (providerIds.find((id) => methods.includes(id)) ?? null);
}
