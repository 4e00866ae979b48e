import { createHmac, type KeyObject, sign as signBytes } from 'node:crypto';

export type Json = Record<string, unknown>;

type Sign = (input: string) => Buffer | string;

export const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64url');

/** A token put together by hand, so that it may be as wrong as we like. */
export function makeToken(header: Json | string, payload: Json | string, sign: Sign): string {
  const text = (part: Json | string) => (typeof part === 'string' ? part : JSON.stringify(part));
  const input = `${base64(text(header))}.${base64(text(payload))}`;
  const signature = sign(input);
  return `${input}.${typeof signature === 'string' ? signature : base64(signature)}`;
}

export const es256 =
  (key: KeyObject): Sign =>
  (input) =>
    signBytes('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
export const rs256 =
  (key: KeyObject): Sign =>
  (input) =>
    signBytes('sha256', Buffer.from(input), key);
export const hmac =
  (secret: string | Buffer, algorithm: string): Sign =>
  (input) =>
    createHmac(algorithm, secret).update(input).digest();
export const unsigned: Sign = () => '';
