import { keepDeviceValue } from './deviceValue.ts';
import { asksKey } from './personalKeys.ts';
import { mayHaveSession, type SessionHint, sessionHintKey } from './sessionHint.ts';

/** The same as the script at the top of the page: `data-session` and `--avatar` on the document. */
function show(hint: SessionHint | null): void {
  const { dataset, style } = document.documentElement;
  if (hint) dataset['session'] = 'in';
  else delete dataset['session'];
  if (hint?.photo) style.setProperty('--avatar', `url(${JSON.stringify(hint.photo)})`);
  else style.removeProperty('--avatar');
}

function keepInTab(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(sessionHintKey);
    else sessionStorage.setItem(sessionHintKey, text);
  } catch {
    // Then the next page view has to ask the identity library.
  }
}

/**
 * Stores the hint for the next page view and shows it in this one; null means signed out. Signing out deletes
 * that user's questions here; settings of the device stay, and the library handles its own data.
 */
export function keepSessionHint(hint: SessionHint | null): void {
  if (hint === null && mayHaveSession()) keepDeviceValue(asksKey, null);
  show(hint);
  const text = hint && JSON.stringify(hint);
  const isKept = keepDeviceValue(sessionHintKey, text);
  keepInTab(isKept ? null : text);
}

/** The picture for a hint: pictures of ours by their path, others by https only. */
export function hintedPhoto(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // Two slashes at the start would name another host.
  if (url.origin === origin) return url.pathname.startsWith('//') ? null : url.pathname + url.search;
  return url.protocol === 'https:' ? url.href : null;
}
