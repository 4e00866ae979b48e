import { z } from 'zod';

/**
 * Bodies of the identity protocol's calls. Fields that nobody knows are no mistake, as everywhere in the protocol, and
 * null is as good as absent; a field of another type is one.
 */
const text = z.string().nullish();

/** What a token is asked for with; both that we always say yes to. */
const always = { returnSecureToken: z.boolean().nullish(), clientType: text };

export const SignUpRequest = z.object({
  email: text,
  password: text,
  displayName: text,
  idToken: text,
  ...always,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignInRequest = z.object({ email: text, password: text, ...always });
export type SignInRequest = z.infer<typeof SignInRequest>;

/** With nothing but a token. */
export const TokenRequest = z.object({ idToken: text });

export const UpdateRequest = z.object({
  idToken: text,
  /** Null and `""` clear it; absent leaves it. */
  displayName: text,
  photoUrl: text,
  email: text,
  password: text,
  oobCode: text,
  returnSecureToken: z.boolean().nullish(),
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
  /** Any other number makes the identity library give up. */
  schemaVersion: z.literal(1),
});
export type ServedPasswordPolicy = z.infer<typeof ServedPasswordPolicy>;
