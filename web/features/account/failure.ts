import { auth } from '#web/messages/en/auth.ts';

/** A failure of the identity client, as a form needs it. */
export type Failure = {
  /** Without "auth/"; `""` where it has none. */
  code: string;
  /** Plain words. */
  message: string;
  detail: string | null;
};

const textIn = (value: object, name: string): string | null => {
  const text: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : null;
};

/** Reads what was thrown: by the client itself, or by a thunk of the store. */
export function failureOf(thrown: unknown): Failure {
  if (typeof thrown !== 'object' || thrown === null)
    return { code: '', message: auth.unreached, detail: null };
  const message = thrown instanceof Error ? thrown.message : textIn(thrown, 'message');
  return {
    code: textIn(thrown, 'code') ?? '',
    message: message ?? auth.unreached,
    detail: textIn(thrown, 'detail'),
  };
}
