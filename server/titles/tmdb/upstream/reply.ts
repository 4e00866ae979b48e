import type { Hop } from '#server/titles/tmdb/gateway.ts';

/** An answer of TMDB's, whole and unpacked. */
export type Reply = {
  ok: true;
  status: number;
  body: Buffer;
  etag: string | undefined;
  cacheControl: string | undefined;
  age: string | undefined;
};

export type Failed = {
  ok: false;
  hop: Hop;
  /** The pause in milliseconds that TMDB asks for, if any. */
  pause?: number;
};
