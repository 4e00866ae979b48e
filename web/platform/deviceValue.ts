import { useSyncExternalStore } from 'react';

/** Texts stored on this device, by key. Where storage is closed or full they last for this page. */
const held = new Map<string, string | null>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function deviceValue(key: string): string | null {
  const known = held.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores it; null deletes it. False where it lasts for this page only. */
export function keepDeviceValue(key: string, value: string | null): boolean {
  let isKept = true;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    held.delete(key);
  } catch {
    held.set(key, value);
    isKept = false;
  }
  tell();
  return isKept;
}

/** Another tab's choice counts here too, and overrules a value that lasts for this page only. */
function followOtherTab({ key }: StorageEvent): void {
  if (key === null) held.clear();
  else held.delete(key);
  tell();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}

/** The value under a key; null on the server and while hydrating, since it isn't in the document. */
export const useDeviceValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => deviceValue(key),
    () => null,
  );
