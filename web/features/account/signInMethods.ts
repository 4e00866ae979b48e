import { type ProviderId, providerIds } from '@marquee/contracts/identity/providers.ts';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';

/** Who can say who somebody is that has no password here; null where there is one. */
export function provingProvider(client: IdentityClient): ProviderId | null {
  const methods = client.methods();
  return methods.includes('password') ? null : (providerIds.find((id) => methods.includes(id)) ?? null);
}
