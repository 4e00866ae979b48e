import type { TokenRefusal } from '#server/accounts/sessions.ts';

/** Codes of the protocol that the identity library in the browser knows. */
export type RefusalCode =
  | TokenRefusal
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INSUFFICIENT_PERMISSION'
  | 'INVALID_CONTINUE_URI'
  | 'ID_TOKEN_OUT_OF_TIME'
  | 'INVALID_DISPLAY_NAME'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_NEW_EMAIL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PHOTO_URL'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNEXPECTED_PARAMETER'
  | 'WEAK_PASSWORD';

export type Refusal = {
  ok: false;
  code: RefusalCode;
  /** More words, which the identity library shows as its message. */
  detail?: string;
};

export type Result<T> = ({ ok: true } & T) | Refusal;

export function refuse(code: RefusalCode, detail?: string): Refusal {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}

/** The wait in words. It doesn't reveal whether there is such an account. */
export function refuseForNow(waitSeconds?: number): Refusal {
  if (waitSeconds === undefined) {
    return refuse('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Try again in a few minutes.');
  }
  const wait =
    waitSeconds < 100
      ? `${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}`
      : `${Math.ceil(waitSeconds / 60)} minutes`;
  return refuse('TOO_MANY_ATTEMPTS_TRY_LATER', `Too many attempts. Try again in ${wait}.`);
}
