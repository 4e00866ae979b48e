import type { PasswordCheck } from '#web/api/identity/identityClient.ts';

/** Throws as the service would where the policy is known and not met. Where it can't be had, the service decides. */
export async function requirePolicy(
  checkPassword: (password: string) => Promise<PasswordCheck>,
  password: string,
  message: string,
): Promise<void> {
  const check = await checkPassword(password).catch(() => null);
  if (check?.isValid === false)
    throw Object.assign(new Error(message), { code: 'password-does-not-meet-requirements' });
}
