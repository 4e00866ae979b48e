import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { IdentityFailure } from './identityFailure.ts';
import { plainText, refusal } from './testing/fakeService.ts';
import { failureOf, ines, openSignedIn, openTestIdentity } from './testing/openTestIdentity.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('signing up', () => {
  it('makes the account, signs in and then sets name and picture', async () => {
    const { identity, service, told, hints } = openTestIdentity();
    const user = await identity.signUp(ines);
    expect(service.calls.map(({ name }) => name)).toEqual(['signUp', 'lookup', 'update']);
    expect(service.calls[2]?.body).toMatchObject({
      displayName: 'Ines',
      photoUrl: 'https://films.example/avatars/owl.svg',
    });
    expect(user).toMatchObject({
      email: 'ines@example.org',
      displayName: 'Ines',
      photoURL: 'https://films.example/avatars/owl.svg',
    });
    // Listeners don't see the steps in between.
    expect(told).toEqual([user]);
    expect(hints.at(-1)).toEqual(user);
    expect(JSON.stringify(user)).not.toContain('e30.');
  });

  it('leaves the picture out where none can be had', async () => {
    const { identity, ports, service } = openTestIdentity();
    ports.avatar = async () => null;
    expect(await identity.signUp(ines)).toMatchObject({ displayName: 'Ines', photoURL: null });
    expect(service.calls.at(-1)?.body).not.toHaveProperty('photoUrl');
  });

  it('tries the profile once more where the first time fails', async () => {
    const { identity, service } = openTestIdentity();
    service.answers['update'] = () => {
      delete service.answers['update'];
      return plainText(503);
    };
    expect(await identity.signUp(ines)).toMatchObject({ displayName: 'Ines' });
    expect(service.taken()).toEqual(['signUp', 'lookup', 'update', 'update']);
  });

  it('signs in without a name where only the profile fails', async () => {
    const { identity, service, told } = openTestIdentity();
    service.answers['update'] = () => refusal('INTERNAL_ERROR');
    const user = await identity.signUp(ines);
    expect(user).toMatchObject({ email: 'ines@example.org', displayName: null });
    expect(told).toEqual([user]);
    expect(await identity.idToken()).not.toBeNull();
    expect(identity.lacksProfile()).toBe(true);
    expect(await failureOf(identity.finishProfile())).toMatchObject({ code: 'internal-error' });
    delete service.answers['update'];
    await identity.finishProfile();
    expect(identity.user()).toMatchObject({
      displayName: 'Ines',
      photoURL: 'https://films.example/avatars/owl.svg',
    });
    expect(identity.lacksProfile()).toBe(false);
  });

  it('does not retry a profile that was changed since, or of a signed-out user', async () => {
    const { identity, service } = openTestIdentity();
    service.answers['update'] = () => refusal('INTERNAL_ERROR');
    await identity.signUp(ines);
    delete service.answers['update'];
    await identity.updateName('Inês');
    expect(identity.lacksProfile()).toBe(false);
  });

  it('says what is wrong with words and a code', async () => {
    const { identity, service, told } = openTestIdentity();
    service.answers['signUp'] = () => refusal('EMAIL_EXISTS');
    const failure = await failureOf(identity.signUp(ines));
    expect(failure).toMatchObject({
      name: 'IdentityFailure',
      code: 'email-already-in-use',
      message: 'There is already an account with this address. Sign in with it instead.',
    });
    expect(told).toEqual([]);
  });

  it('keeps what the service itself said', async () => {
    const { identity, service } = openTestIdentity();
    service.answers['signUp'] = () => refusal('WEAK_PASSWORD : Six letters at least');
    expect(await failureOf(identity.signUp(ines))).toMatchObject({
      code: 'weak-password',
      detail: 'Six letters at least',
    });
  });

  it('has a general message for an unknown code', async () => {
    const { identity, service } = openTestIdentity();
    service.answers['signUp'] = () => refusal('MOON_TOO_FULL');
    const failure = await failureOf(identity.signUp(ines));
    expect(failure.code).toBe('moon-too-full');
    expect(failure.message).toContain('"moon-too-full"');
  });
});

describe('the policy for passwords', () => {
  it('comes as a list of rules', async () => {
    const { identity, service } = openTestIdentity();
    service.answers['passwordPolicy'] = () =>
      Response.json({
        customStrengthOptions: { minPasswordLength: 10, containsNumericCharacter: true },
        enforcementState: 'ENFORCE',
        schemaVersion: 1,
      });
    expect(await identity.validatePassword('violets 7')).toEqual({
      isValid: false,
      minLength: 10,
      maxLength: null,
      rules: [
        { rule: 'min-length', isMet: false },
        { rule: 'number', isMet: true },
      ],
    });
  });

  it.each(['signUp', 'changePassword'] as const)(
    'is fetched anew when %s is refused by it',
    async (action) => {
      const { identity, service } = action === 'signUp' ? openTestIdentity() : await openSignedIn();
      expect((await identity.validatePassword('of the house')).isValid).toBe(true);
      service.answers['passwordPolicy'] = () =>
        Response.json({
          customStrengthOptions: { minPasswordLength: 20 },
          enforcementState: 'ENFORCE',
          schemaVersion: 1,
        });
      const requirements = 'Missing password requirements: [Password must contain at least 20 characters]';
      const refused = () => refusal(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${requirements}`);
      service.answers['signUp'] = refused;
      service.answers['update'] = refused;
      const work = action === 'signUp' ? identity.signUp(ines) : identity.changePassword('of the house');
      expect(await failureOf(work)).toMatchObject({
        code: 'password-does-not-meet-requirements',
        detail: requirements,
      });
      await vi.waitFor(async () =>
        expect((await identity.validatePassword('of the house')).minLength).toBe(20),
      );
    },
  );
});

describe('signing out', () => {
  it('revokes the session with the token that it had', async () => {
    const { identity, revoked, told, hints, storageKey } = await openSignedIn();
    await identity.signOut();
    expect(revoked).toEqual([expect.stringMatching(/^u1\//)]);
    expect(told).toEqual([null]);
    expect(hints.at(-1)).toBeNull();
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(await identity.idToken()).toBeNull();
  });

  it('deletes the session from the device without waiting for the server', async () => {
    const { identity, ports, told } = await openSignedIn();
    let answer = () => {};
    ports.revoke = () => new Promise((resolve) => (answer = resolve));
    const done = identity.signOut();
    await vi.waitFor(() => expect(told).toEqual([null]));
    answer();
    await done;
  });

  it('refuses what needs a signed-in user', async () => {
    const { identity } = openTestIdentity();
    expect(await failureOf(identity.updateName('Nobody'))).toMatchObject({ code: 'user-signed-out' });
  });
});

describe('codes in mails', () => {
  it.each([
    ['PASSWORD_RESET', { kind: 'resetPassword', email: 'a@b.example', newEmail: null }],
    ['VERIFY_EMAIL', { kind: 'verifyEmail', email: 'a@b.example', newEmail: null }],
    [
      'VERIFY_AND_CHANGE_EMAIL',
      { kind: 'verifyAndChangeEmail', email: 'a@b.example', newEmail: 'c@d.example' },
    ],
    ['RECOVER_EMAIL', { kind: 'recoverEmail', email: 'a@b.example', newEmail: null }],
    ['EMAIL_SIGNIN', { kind: 'other', email: 'a@b.example', newEmail: null }],
  ])('of the kind %s are read', async (requestType, expected) => {
    const { identity, service } = openTestIdentity();
    service.answers['resetPassword'] = () =>
      Response.json({
        requestType,
        email: 'a@b.example',
        ...(requestType.includes('CHANGE') && { newEmail: 'c@d.example' }),
      });
    expect(await identity.readCode('code')).toEqual(expected);
  });

  it.each([
    ['EXPIRED_OOB_CODE', 'expired-action-code'],
    ['INVALID_OOB_CODE', 'invalid-action-code'],
  ])('that are no good any more say so: %s', async (message, code) => {
    const { identity, service } = openTestIdentity();
    service.answers['resetPassword'] = () => refusal(message);
    expect(await failureOf(identity.readCode('code'))).toMatchObject({ code });
    expect(await failureOf(identity.resetPassword('code', 'of the house'))).toMatchObject({ code });
  });

  it('are applied even where the profile then does not come in', async () => {
    const { identity, service } = await openSignedIn();
    service.answers['update'] = () => Response.json({});
    service.answers['lookup'] = () => plainText(503);
    await identity.applyCode('code');
    expect(identity.user()).not.toBeNull();
  });
});

describe('deleting the account', () => {
  it('first deletes what is kept for it, where its service knows nothing of that', async () => {
    const { ports, reload, service } = await openSignedIn();
    const erased: string[] = [];
    ports.erase = async (token) => void erased.push(token);
    const identity = await reload();
    service.taken();
    await identity.deleteAccount();
    expect(erased).toHaveLength(1);
    expect(service.taken()).toContain('delete');
  });

  it('leaves the account where that fails', async () => {
    const { ports, reload, service } = await openSignedIn();
    ports.erase = () => Promise.reject(new IdentityFailure('network-request-failed'));
    const identity = await reload();
    service.taken();
    expect(await failureOf(identity.deleteAccount())).toMatchObject({ code: 'network-request-failed' });
    expect(service.taken()).not.toContain('delete');
    expect(identity.user()).not.toBeNull();
  });
});
