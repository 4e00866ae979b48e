import { onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { mayHaveSession, sessionHintKey } from '#web/platform/sessionHint.ts';

import type { SessionStore } from './followIdentity.ts';

// Safari has no such callback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Takes the session up, as soon as there is time where there may be one, else when somebody needs it. */
export function startSession(store: SessionStore): void {
  const open = () => void openIdentity().catch(() => {});
  onIdentityOpened((identity) =>
    loadChunk(() => import('./followIdentity.ts')).then(({ followIdentity }) =>
      followIdentity(identity, store),
    ),
  );
  if (mayHaveSession()) whenIdle(open);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionHintKey && newValue) open();
  });
}
