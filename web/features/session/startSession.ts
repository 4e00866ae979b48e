import { type IdentityClient, onIdentityOpened, openIdentity } from '#web/api/identity/identityClient.ts';
import { mayHaveSession, sessionHintKey } from '#web/platform/sessionHint.ts';

import { followIdentity, type SessionStore } from './followIdentity.ts';

// Safari has no such callback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

const open = () => void openIdentity().catch(() => {});

let isStarted = false;

/**
 * Takes a session up as soon as there is time, here or begun in another tab; who has none loads nothing for it.
 * Answers the way to the identity client, at every call; starts at the first.
 */
export function startSession(store: SessionStore): () => Promise<IdentityClient> {
  if (!isStarted) {
    isStarted = true;
    onIdentityOpened((identity) => followIdentity(identity, store));
    if (mayHaveSession()) whenIdle(open);
    addEventListener('storage', ({ key, newValue }) => {
      if (key === sessionHintKey && newValue) open();
    });
  }
  return openIdentity;
}
