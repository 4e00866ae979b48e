import type { z } from 'zod';

import { failures } from './envelope.ts';

export const largestBody = 16 * 1024;

const jsonType = /^application\/json\s*(?:;|$)/i;

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads what a call was sent, or the answer to what it should not have been. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ ok: true; body: T } | { ok: false; answer: Response }> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, answer: failures.notJsonType() };
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > largestBody) return { ok: false, answer: failures.tooLarge() };
  const json = bytes.byteLength === 0 ? {} : parse(bytes);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, answer: failures.notJson() };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, answer: failures.wrongType(String(parsed.error.issues[0]?.path[0] ?? '')) };
}
