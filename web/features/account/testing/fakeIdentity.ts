import type { IdentityClient, PasswordCheck, SessionUser } from '#web/api/identity/identityClient.ts';

export const ines: SessionUser = {
  uid: 'u1',
  email: 'ines@example.org',
  emailVerified: true,
  displayName: 'Ines',
  photoURL: null,
  createdAt: 'Sat, 07 Mar 2026 10:00:00 GMT',
  lastLoginAt: 'Sat, 21 Nov 2026 20:00:00 GMT',
};

/** As the client throws them: a code and a message. */
export const failure = (code: string, message = `Words of ${code}.`, detail: string | null = null) =>
  Object.assign(new Error(message), { code, detail });

/** A policy of eight characters. */
const eightCharacters = (password: string): PasswordCheck => ({
  isValid: password.length >= 8,
  minLength: 8,
  maxLength: 4096,
  rules: [
    { rule: 'min-length', isMet: password.length >= 8 },
    { rule: 'max-length', isMet: password.length <= 4096 },
  ],
});

/** An identity client that does nothing, succeeds, and reports the session. Each part may be replaced. */
export function fakeIdentity(first: SessionUser | null, parts: Partial<IdentityClient> = {}) {
  let user = first;
  const listeners = new Set<() => void>();
  const become = (next: SessionUser | null) => {
    user = next;
    for (const listener of listeners) listener();
  };
  const change = (part: Partial<SessionUser>) => user && become({ ...user, ...part });
  const client: IdentityClient = {
    provider: 'embedded',
    ready: Promise.resolve(),
    user: () => user,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shortLived: () => null,
    storedToken: () => null,
    idToken: async () => 'a.b.c',
    lacksProfile: () => false,
    finishProfile: async () => {},
    signUp: async ({ username, email }) => ({ ...ines, displayName: username, email }),
    signIn: async ({ email }) => ({ ...ines, email }),
    signInWith: async () => ines,
    finishRedirect: async () => null,
    linkOffer: () => null,
    methods: () => ['password'],
    signOut: async () => become(null),
    validatePassword: async (password) => eightCharacters(password),
    refreshPolicy: async () => {},
    sendPasswordReset: async () => {},
    readCode: async () => ({ kind: 'verifyEmail', email: 'ines@example.org', newEmail: null }),
    resetPassword: async () => {},
    applyCode: async () => {},
    sendVerification: async () => {},
    reauthenticate: async () => {},
    reauthenticateWith: async () => {},
    updateName: async (displayName) => void change({ displayName }),
    updatePhoto: async (photoURL) => void change({ photoURL }),
    changePassword: async () => {},
    changeEmail: async () => {},
    deleteAccount: async () => become(null),
    ...parts,
  };
  return { client, become };
}
