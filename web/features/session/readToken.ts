/** The middle segment of a token: base64url of JSON in UTF-8. Anything else throws, with words for people. */
export function readToken(token: string): { readonly [claim: string]: unknown } {
  const segments = token.split('.');
  const [, middle] = segments;
  if (segments.length !== 3 || middle === undefined) throw new Error(`The token has not got three parts.`);
  try {
    const bytes = Uint8Array.from(atob(middle.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return { ...payload };
  } catch (cause) {
    throw new Error('The token could not be read.', { cause });
  }
  throw new Error('The token could not be read.');
}
