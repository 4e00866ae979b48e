/** The claims of a token. When it ends is always among them. */
export type TokenPayload = { readonly [claim: string]: unknown; readonly exp: number };

/** Base64url without padding. */
const segment = /^[\w-]+$/;

function decoded(middle: string): unknown {
  const bytes = Uint8Array.from(atob(middle.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

function isPayload(value: unknown): value is TokenPayload {
  return typeof value === 'object' && value !== null && 'exp' in value && Number.isSafeInteger(value.exp);
}

/**
 * The middle segment of a token: base64url of JSON in UTF-8, with its expiry. Anything else throws, with
 * a message for the user. An emulator's last segment, the signature, is empty.
 */
export function readToken(token: string): TokenPayload {
  const [head = '', middle = '', signature, ...more] = token.split('.');
  if (signature === undefined || more.length > 0) throw new Error('The token has not got three parts.');
  const isWritten =
    segment.test(head) && segment.test(middle) && (signature === '' || segment.test(signature));
  if (!isWritten) throw new Error('The token could not be read.');
  try {
    const payload = decoded(middle);
    if (isPayload(payload)) return payload;
  } catch (cause) {
    throw new Error('The token could not be read.', { cause });
  }
  throw new Error('The token could not be read.');
}
