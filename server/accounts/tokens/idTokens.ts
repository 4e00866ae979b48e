import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

import type { Account } from '#server/accounts/sessions.ts';

import { lifetimes } from './lifetimes.ts';
import { signingAlgorithm, type SigningKeys } from './signingKeys.ts';

/** Everything that a token of ours says, and nothing else: a token that says more isn't ours. */
const Claims = z.strictObject({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1),
  user_id: z.string(),
  iat: z.int().nonnegative(),
  exp: z.int().nonnegative(),
  auth_time: z.int().nonnegative(),
  jti: z.string().min(1),
  sid: z.string().min(1),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().optional(),
  picture: z.string().optional(),
  firebase: z.strictObject({
    identities: z.strictObject({ email: z.array(z.string()) }),
    sign_in_provider: z.literal('password'),
  }),
});
type Claims = z.infer<typeof Claims>;

/** Neither addresses of keys nor keys of its own, neither extensions nor compression. */
const Header = z.strictObject({
  alg: z.literal(signingAlgorithm),
  kid: z.string().min(1).max(64),
  typ: z.literal('JWT'),
});

type ReadClaims =
  | { ok: true; claims: Claims }
  | { ok: false; code: 'INVALID_ID_TOKEN' }
  /** A token of ours, wrong only in its time: expired, or from the far future. */
  | { ok: false; code: 'TOKEN_EXPIRED'; claims: Claims };

export type IdTokens = {
  sign: (account: Account, session: { id: string; authenticatedAt: number }) => Promise<string>;
  /** Whether it is a token of ours and in time. Whether its session lives is another question. */
  read: (token: string) => Promise<ReadClaims>;
};

export type IdTokenOptions = {
  keys: SigningKeys;
  issuer: string;
  audience: string;
  now: () => Date;
  random: (bytes: number) => Buffer;
};

const longestToken = 8 * 1024;
const shape = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;

const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** The bytes that a part of a token spells, or undefined where we would spell them otherwise. */
function bytesOf(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return bytes.toString('base64url') === part ? bytes : undefined;
}

function valueOf(part: string): unknown {
  try {
    const text = bytesOf(part)?.toString('utf8') ?? '';
    const value: unknown = JSON.parse(text);
    // The same claim twice, or any other second reading of the same bytes, doesn't survive this.
    return JSON.stringify(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Signs ID tokens and reads them again. */
export function createIdTokens({ keys, issuer, audience, now, random }: IdTokenOptions): IdTokens {
  async function provenClaims(token: string, at: Date): Promise<Claims | undefined> {
    const parts = token.length <= longestToken ? shape.exec(token) : null;
    const header = Header.safeParse(valueOf(parts?.[1] ?? ''));
    const claims = Claims.safeParse(valueOf(parts?.[2] ?? ''));
    if (!header.success || !claims.success || !bytesOf(parts?.[3] ?? '')) return undefined;
    const key = await keys.verifier(header.data.kid);
    if (!key) return undefined;
    await jwtVerify(token, key, {
      algorithms: [signingAlgorithm],
      typ: 'JWT',
      issuer,
      audience,
      clockTolerance: secondsOf(lifetimes.leeway),
      // Whether it is over is asked last: only of a token that is right in everything else.
      currentDate: new Date(Math.min(at.getTime(), claims.data.exp * 1000)),
    });
    return claims.data;
  }

  /** Doesn't check the time: a token just signed is sound, even after a clock change. */
  const isSound = ({ sub, user_id, iat, exp }: Claims) =>
    user_id === sub && exp > iat && exp - iat <= secondsOf(lifetimes.idToken);

  const isInTime = ({ iat, exp }: Claims, at: Date) =>
    exp > secondsOf(at.getTime() - lifetimes.leeway) && iat <= secondsOf(at.getTime() + lifetimes.setBack);

  return {
    sign: async (account, session) => {
      const { id, key } = await keys.signer();
      const issuedAt = secondsOf(now().getTime());
      const claims: Claims = {
        iss: issuer,
        aud: audience,
        sub: account.id,
        user_id: account.id,
        iat: issuedAt,
        exp: issuedAt + secondsOf(lifetimes.idToken),
        auth_time: secondsOf(session.authenticatedAt),
        // The identity library keeps a new refresh token only if the ID token beside it is another one.
        jti: random(16).toString('base64url'),
        sid: session.id,
        email: account.email,
        email_verified: account.emailVerified,
        ...(account.displayName !== null && { name: account.displayName }),
        ...(account.photoUrl !== null && { picture: account.photoUrl }),
        firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
      };
      return new SignJWT(claims).setProtectedHeader({ alg: signingAlgorithm, kid: id, typ: 'JWT' }).sign(key);
    },
    read: async (token) => {
      const at = now();
      try {
        const claims = await provenClaims(token, at);
        if (!claims || !isSound(claims)) return { ok: false, code: 'INVALID_ID_TOKEN' };
        return isInTime(claims, at) ? { ok: true, claims } : { ok: false, code: 'TOKEN_EXPIRED', claims };
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error;
        return { ok: false, code: 'INVALID_ID_TOKEN' };
      }
    },
  };
}
