import { IdentityFailure } from './identityFailure.ts';

/** Deletes what is kept for an account whose own service knows nothing of it. Where that fails, the account stays. */
export async function eraseLibrary(idToken: string): Promise<void> {
  const answer = await fetch('/api/library', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${idToken}` },
  }).catch(() => null);
  if (!answer?.ok) throw new IdentityFailure('network-request-failed');
}
