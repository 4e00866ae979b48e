import { auth } from '#web/messages/en/auth.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';

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

/** The service's wait in words: "40 seconds". */
export function waitOf({ detail, message }: Failure): string | null {
  const found = /(\d+)\s*(s\b|seconds?|min\b|minutes?)/i.exec(`${detail ?? ''} ${message}`);
  if (!found) return null;
  const [, count, unit = ''] = found;
  const seconds = Number(count) * (unit.toLowerCase().startsWith('m') ? 60 : 1);
  return seconds >= 90 ? authProblems.minutes(Math.ceil(seconds / 60)) : authProblems.seconds(seconds);
}
