import { FirebaseError } from 'firebase/app';

import { identityCodes, unknownIdentityCode } from '#web/messages/en/identityCodes.ts';

const words: Readonly<Record<string, string>> = identityCodes;

/** A refusal or failure of the identity service. `message` is for the user. */
export class IdentityFailure extends Error {
  override name = 'IdentityFailure';
  /** Of the protocol, without "auth/". */
  readonly code: string;
  /** The service's own details: which rules a password breaks, say. */
  readonly detail: string | null;

  constructor(code: string, detail: string | null = null, options?: ErrorOptions) {
    super(words[code] ?? unknownIdentityCode(code), options);
    this.code = code;
    this.detail = detail;
  }
}

const isCode = (code: string) => /^[a-z][a-z\d.-]{0,99}$/.test(code);

/** The library writes "Firebase: <the service's message> (auth/<code>)." */
function detailOf(message: string): string | null {
  const said = /^Firebase: (.+) \(auth\/[^)]*\)\.?$/s.exec(message)?.[1];
  return said === undefined || said === 'Error' ? null : said;
}

/** Any error, as a failure with a message. */
export function identityFailure(error: unknown): IdentityFailure {
  if (error instanceof IdentityFailure) return error;
  if (!(error instanceof FirebaseError)) return new IdentityFailure('internal-error', null, { cause: error });
  const code = error.code.replace(/^auth\//, '');
  return new IdentityFailure(isCode(code) ? code : 'internal-error', detailOf(error.message), {
    cause: error,
  });
}
