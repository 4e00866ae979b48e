import type { z } from 'zod';

import { type RefusalCode, refuse } from '#server/accounts/accounts/refusal.ts';

import { toolkitFailures } from './envelope.ts';

export const largestToolkitBody = 16 * 1024;

const jsonType = /^application\/json\s*(?:;|$)/i;

function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Fields of the protocol that are for administrators there, or for what isn't offered here. */
const fieldRefusals = new Map<string, RefusalCode>([
  ...[
    'createdAt',
    'customAttributes',
    'disabled',
    'emailVerified',
    'lastLoginAt',
    'mfa',
    'mfaInfo',
    'phoneNumber',
    'targetProjectId',
  ].map((name) => [name, 'INSUFFICIENT_PERMISSION'] as const),
  ...['disableUser', 'linkProviderUserInfo', 'provider', 'tenantId', 'upgradeToFederatedLogin'].map(
    (name) => [name, 'OPERATION_NOT_ALLOWED'] as const,
  ),
  ['localId', 'UNEXPECTED_PARAMETER'],
]);

function refuseField(name: string): Response {
  const code = fieldRefusals.get(name);
  return code
    ? toolkitFailures.refused(refuse(code, `${name} can't be set here.`))
    : toolkitFailures.unknownField(name);
}

/** Reads what a call was sent, or the answer to what it should not have been. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<{ ok: true; body: T } | { ok: false; answer: Response }> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, answer: toolkitFailures.notJsonType() };
  }
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > largestToolkitBody) return { ok: false, answer: toolkitFailures.tooLarge() };
  const json = bytes.byteLength === 0 ? {} : parse(bytes);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, answer: toolkitFailures.notJson() };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { ok: true, body: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys') return { ok: false, answer: refuseField(issue.keys[0] ?? '') };
  return { ok: false, answer: toolkitFailures.wrongType(String(issue?.path[0] ?? '')) };
}
