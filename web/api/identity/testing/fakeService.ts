type Account = {
  uid: string;
  email: string;
  /** Null for an account of a provider. */
  password: string | null;
  displayName?: string;
  photoUrl?: string;
  providers?: string[];
};
type Body = Record<string, string | null | undefined>;
type Answer = (body: Body) => Response | Promise<Response>;

/** A failure in the protocol's own format. */
export const refusal = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });

export const plainText = (status: number, type = 'text/plain') =>
  new Response('<p>Busy.</p>', { status, headers: { 'content-type': type } });

const claimsOf = (token: string | null | undefined): { sub: string } =>
  JSON.parse(atob(token?.split('.')[1] ?? ''));

/**
 * As much of the identity protocol as a browser's library asks for, answered within the page. `answers` replaces single
 * calls; `calls` is what was asked, in order.
 */
export function createFakeService() {
  const accounts = new Map<string, Account>();
  const calls: { name: string; body: Body }[] = [];
  const answers: Record<string, Answer> = {};
  const life = { seconds: 3600 };
  let count = 0;

  function grant({ uid, email }: Account) {
    count += 1;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { sub: uid, email, iat, exp: iat + life.seconds, auth_time: iat, jti: String(count) };
    return {
      localId: uid,
      idToken: `e30.${btoa(JSON.stringify(claims))}.c2ln`,
      refreshToken: `${uid}/${count}`,
      expiresIn: String(life.seconds),
    };
  }

  const accountOf = (token: string | null | undefined) =>
    [...accounts.values()].find(({ uid }) => uid === claimsOf(token).sub);

  const usual: Record<string, Answer> = {
    signUp: ({ email = '', password = '' }) => {
      if (accounts.has(email ?? '')) return refusal('EMAIL_EXISTS');
      const account = { uid: `u${accounts.size + 1}`, email: email ?? '', password: password ?? '' };
      accounts.set(account.email, account);
      return Response.json({ kind: 'identitytoolkit#SignupNewUserResponse', ...grant(account) });
    },
    signInWithPassword: ({ email, password }) => {
      const account = accounts.get(email ?? '');
      return account?.password === password && account
        ? Response.json(grant(account))
        : refusal('INVALID_LOGIN_CREDENTIALS');
    },
    /** The provider's answer is in the address that its window came back to. */
    signInWithIdp: ({ idToken, requestUri }) => {
      const { email = '', provider = 'google.com' } = Object.fromEntries(
        new URL(requestUri ?? '').searchParams,
      );
      const known = idToken ? accountOf(idToken) : accounts.get(email);
      const isAdding = Boolean(idToken);
      if (known && !isAdding && !known.providers?.includes(provider)) {
        const pendingToken = `${provider} of ${email}`;
        return Response.json({
          needConfirmation: true,
          verifiedProvider: ['password'],
          email,
          providerId: provider,
          pendingToken,
          oauthAccessToken: 'token',
        });
      }
      const account = known ?? {
        uid: `u${accounts.size + 1}`,
        email,
        password: null,
        displayName: 'Ines G.',
      };
      account.providers = [...new Set([...(account.providers ?? []), provider])];
      accounts.set(account.email, account);
      const { displayName } = account;
      return Response.json({
        ...grant(account),
        providerId: provider,
        email,
        displayName,
        isNewUser: !known,
      });
    },
    lookup: ({ idToken }) => {
      const account = accountOf(idToken);
      if (!account) return refusal('USER_NOT_FOUND');
      const { uid, email, displayName, photoUrl, password, providers = [] } = account;
      const providerUserInfo = [...(password === null ? [] : ['password']), ...providers].map(
        (providerId) => ({
          providerId,
          rawId: email,
          email,
        }),
      );
      return Response.json({
        users: [{ localId: uid, email, displayName, photoUrl, createdAt: '1', providerUserInfo }],
      });
    },
    update: ({ idToken, displayName, photoUrl }) => {
      const account = accountOf(idToken);
      if (!account) return refusal('USER_NOT_FOUND');
      if (displayName) account.displayName = displayName;
      if (photoUrl) account.photoUrl = photoUrl;
      return Response.json({ displayName: account.displayName, photoUrl: account.photoUrl });
    },
    delete: ({ idToken }) => {
      const account = accountOf(idToken);
      if (!account) return refusal('USER_NOT_FOUND');
      accounts.delete(account.email);
      return Response.json({});
    },
    token: ({ refresh_token: token }) => {
      const account = [...accounts.values()].find(({ uid }) => uid === token?.split('/')[0]);
      if (!account) return refusal('TOKEN_EXPIRED');
      const { idToken, refreshToken, expiresIn } = grant(account);
      return Response.json({ access_token: idToken, refresh_token: refreshToken, expires_in: expiresIn });
    },
    passwordPolicy: () =>
      Response.json({
        customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 4096 },
        enforcementState: 'ENFORCE',
        schemaVersion: 1,
      }),
  };

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const name = /(?:accounts:|\/v\d\/)(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? request.url;
    const text = await request.text();
    const isForm = request.headers.get('content-type')?.includes('form-urlencoded');
    const body: Body = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
    calls.push({ name, body });
    const found = answers[name] ?? usual[name];
    return (await found?.(body)) ?? plainText(404);
  }

  return {
    fetch: answer,
    answers,
    calls,
    life,
    /** Names of the calls since the last time. */
    taken: () => calls.splice(0).map(({ name }) => name),
  };
}
