import { keepDeviceValue } from './deviceValue.ts';
import { asksKey } from './personalKeys.ts';
import { mayHaveSession, type SessionHint, sessionHintKey } from './sessionHint.ts';

/** As the script at the top of the page does it: `data-session` and `--avatar` on the document. */
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
 * Keeps the hint for the next page view and shows it in this one; null says that nobody is signed in. Whoever was takes
 * along what they asked here; what is switched for the device stays, and the library sees to itself.
 */
export function keepSessionHint(hint: SessionHint | null): void {
  if (hint === null && mayHaveSession()) keepDeviceValue(asksKey, null);
  show(hint);
  const text = hint && JSON.stringify(hint);
  const isKept = keepDeviceValue(sessionHintKey, text);
  keepInTab(isKept ? null : text);
}

/** The picture as a hint may name it: pictures of ours by their path, others by https only. */
export function hintedPhoto(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  // Two slashes at the start would name another host.
  if (url.origin === origin) return url.pathname.startsWith('//') ? null : url.pathname + url.search;
  return url.protocol === 'https:' ? url.href : null;
}
