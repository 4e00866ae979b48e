import { deviceValue, useDeviceValue } from './deviceValue.ts';

/** The script at the top of every page reads the same key before the first paint. */
export const sessionHintKey = 'marquee-session';

/** What is known of a session before the identity library is here. No tokens in it. */
export type SessionHint = {
  v: 1;
  /** The account: selects the person's library on this device. */
  uid: string;
  name: string | null;
  /** A path of our own or an address with https. */
  photo: string | null;
};

function parse(text: string | null): SessionHint | null {
  try {
    const hint: SessionHint | null = JSON.parse(text ?? 'null');
    return hint?.v === 1 ? hint : null;
  } catch {
    return null;
  }
}

export const readSessionHint = (): SessionHint | null => parse(deviceValue(sessionHintKey));

/** Null on the server, while hydrating, and where no user is signed in. */
export const useSessionHint = (): SessionHint | null => parse(useDeviceValue(sessionHintKey));

/** Whether to ask the identity library: with storage closed, only it knows. */
export function mayHaveSession(): boolean {
  try {
    return (localStorage.getItem(sessionHintKey) ?? sessionStorage.getItem(sessionHintKey)) !== null;
  } catch {
    return true;
  }
}
