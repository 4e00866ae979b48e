import { z } from 'zod';

/** The identity library's settings for our own server: public, and the same everywhere. */
export const embeddedIdentity = { apiKey: 'marquee-embedded', projectId: 'marquee' } as const;

/**
 * Bodies of the identity protocol's calls. Null equals absent; a field of another type is an error. Where
 * something is made or changed, unknown fields are refused: ignoring them would look like success.
 */
const text = z.string().nullish();

/** What the identity library may send with any of them. Tokens are always returned, and there is no CAPTCHA. */
const always = {
  returnSecureToken: z.boolean().nullish(),
  clientType: text,
  captchaChallenge: text,
  captchaResponse: text,
  recaptchaVersion: text,
};

export const SignUpRequest = z.strictObject({
  email: text,
  password: text,
  displayName: text,
  photoUrl: text,
  idToken: text,
  ...always,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignInRequest = z.object({ email: text, password: text, ...always });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** Only a token. */
export const TokenRequest = z.object({ idToken: text });
export const DeleteRequest = z.strictObject({ idToken: text, ...always });

const names = z.array(z.string()).nullish();

export const UpdateRequest = z.strictObject({
  idToken: text,
  /** Null and `""` clear it; absent leaves it. */
  displayName: text,
  photoUrl: text,
  email: text,
  password: text,
  oobCode: text,
  /** `DISPLAY_NAME` and `PHOTO_URL`. */
  deleteAttribute: names,
  /** The embedded service has none to remove. */
  deleteProvider: names,
  /** In seconds since 1970: ends the sessions that began before. */
  validSince: z
    .union([z.int(), z.string().regex(/^\d{1,12}$/)])
    .transform(Number)
    .nullish(),
  ...always,
});
export type UpdateRequest = z.infer<typeof UpdateRequest>;

export const SendCodeRequest = z.object({
  requestType: text,
  email: text,
  newEmail: text,
  idToken: text,
  continueUrl: text,
  canHandleCodeInApp: z.boolean().nullish(),
});
export type SendCodeRequest = z.infer<typeof SendCodeRequest>;

export const ResetPasswordRequest = z.object({ oobCode: text, newPassword: text });

export const CreateAuthUriRequest = z.object({ identifier: text, continueUri: text });

/** `GET v2/passwordPolicy`. */
export const ServedPasswordPolicy = z.object({
  customStrengthOptions: z.object({
    minPasswordLength: z.int(),
    maxPasswordLength: z.int(),
    containsLowercaseCharacter: z.literal(true).optional(),
    containsUppercaseCharacter: z.literal(true).optional(),
    containsNumericCharacter: z.literal(true).optional(),
    containsNonAlphanumericCharacter: z.literal(true).optional(),
  }),
  allowedNonAlphanumericCharacters: z.array(z.string().length(1)),
  enforcementState: z.enum(['ENFORCE', 'OFF']),
  forceUpgradeOnSignin: z.boolean(),
  /** With any other number the identity library fails. */
  schemaVersion: z.literal(1),
});
export type ServedPasswordPolicy = z.infer<typeof ServedPasswordPolicy>;
