import { expect, it } from 'vitest';

import { identityCodes, unknownIdentityCode } from './identityCodes.ts';

const specified = [
  'invalid-api-key',
  'user-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'unauthorized-domain',
  'account-exists-with-different-credential',
  'multi-factor-auth-required',
  'web-storage-unsupported',
  'missing-recaptcha-token',
  'password-does-not-meet-requirements',
] as const;

/** What the embedded service's errors become in the identity library. */
const ofTheProtocol = [
  'email-already-in-use',
  'invalid-credential',
  'user-not-found',
  'wrong-password',
  'invalid-email',
  'missing-password',
  'weak-password',
  'password-does-not-meet-requirements',
  'too-many-requests',
  'user-disabled',
  'user-token-expired',
  'invalid-refresh-token',
  'invalid-user-token',
  'requires-recent-login',
  'expired-action-code',
  'invalid-action-code',
  'operation-not-allowed',
  'admin-restricted-operation',
  'invalid-continue-uri',
  'unauthorized-continue-uri',
  'invalid-display-name',
  'invalid-photo-url',
] as const;

it.each([...specified, ...ofTheProtocol])('has plain words for %s', (code) => {
  const words: string = identityCodes[code];
  expect(words).toMatch(/^[A-Z].*\.$/);
  expect(words).not.toMatch(/!|auth\/|firebase/i);
  expect(words).not.toContain(code);
});

it('gives each code of the specification words of its own', () => {
  const words = specified.map((code) => identityCodes[code]);
  expect(new Set(words).size).toBe(specified.length);
});

/** What the service may say to someone who signs in with a provider and has no password. */
const ofProviders = [
  'user-mismatch',
  'requires-recent-login',
  'credential-already-in-use',
  'provider-already-linked',
  'account-exists-with-different-credential',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'internal-error',
  'web-storage-unsupported',
  'multi-factor-auth-required',
  'operation-not-allowed',
  'too-many-requests',
] as const;

it.each(ofProviders)('speaks of no password in %s, since there may be none', (code) => {
  expect(identityCodes[code]).not.toMatch(/password|typed/i);
});

it('names a code that it has no words for', () => {
  expect(unknownIdentityCode('tenant-id-mismatch')).toBe(
    'The account service refused, with the reason "tenant-id-mismatch".',
  );
});
