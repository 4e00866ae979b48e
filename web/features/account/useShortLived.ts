import { useState } from 'react';

import { useIdentity } from './useIdentity.ts';

/** Loads the identity client ahead of need. Words once it knows that a session would end with the page. */
export function useShortLived(): { prepare: () => void; shortLived: string | null } {
  const identity = useIdentity();
  const [shortLived, tell] = useState<string | null>(null);
  const look = async () => {
    const client = await identity();
    await client.ready;
    tell(client.shortLived());
  };
  // Without the client there is nothing to say yet: sending the form tries again.
  return { shortLived, prepare: () => void look().catch(() => {}) };
}
