/** What a hash cost; kept with it, so that the cost may rise later. */
export type Cost = { memoryKib: number; passes: number; parallelism: number };

/** A hash with all that is needed to check a password against it. */
export type PasswordHash = Cost & { salt: Buffer; hash: Buffer };

const pattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z\d+/]{11,64})\$([A-Za-z\d+/]{16,128})$/;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** `$argon2id$v=19$m=47104,t=2,p=1$<salt>$<hash>`: the way password hashes are written everywhere. */
export function formatPhc({ memoryKib, passes, parallelism, salt, hash }: PasswordHash): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Null where it isn't one of ours. */
export function parsePhc(text: string): PasswordHash | null {
  const [, memoryKib, passes, parallelism, salt, hash] = pattern.exec(text) ?? [];
  if (salt === undefined || hash === undefined) return null;
  return {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
