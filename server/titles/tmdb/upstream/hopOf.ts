import type { Hop } from '#server/titles/tmdb/gateway.ts';

/** How far a request has got. */
export type ConnectionPhase = 'dns' | 'tcp' | 'tls' | 'sent';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const connectionCodes = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ERR_PROXY_TUNNEL']);

const isTls = (code: string) =>
  /^(?:ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)/.test(code);

/** The stage at which a request failed, by the error and how far it had got. */
export function hopOf(error: unknown, phase: ConnectionPhase): Hop {
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code.startsWith('EAI_')) return 'dns';
  if (connectionCodes.has(code)) return 'tcp';
  if (isTls(code)) return 'tls';
  if (code.startsWith('HPE_') || code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE') return 'answer';
  return phase === 'dns' || phase === 'tls' ? phase : 'tcp';
}

/** Whether a connection that had been used before turned out to be closed from the other side. */
export const isReset = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes(codeOf(error));
