import { type ProviderId, providerIds } from '@marquee/contracts/identity/providers.ts';

const key = 'marquee-redirect';

/** The page goes away to sign in, and comes back to this tab. */
export function leaveMark(provider: ProviderId): void {
  try {
    sessionStorage.setItem(key, provider);
  } catch {
    // Nothing is stored here, so no redirect can finish: the library reports that by itself.
  }
}

/** The redirect that this tab has just come back from, if any. */
export function readMark(): ProviderId | null {
  try {
    const kept = sessionStorage.getItem(key);
    return providerIds.find((id) => id === kept) ?? null;
  } catch {
    return null;
  }
}

/** The same, and deletes the mark. */
export function takeMark(): ProviderId | null {
  const found = readMark();
  if (found !== null) sessionStorage.removeItem(key);
  return found;
}
