import type { Asked, Unanswered } from './ask.ts';

const unreadable: Unanswered = { ok: false, status: 200 };

/** Parses an answer; null from `read` where it is invalid. */
export function readAnswer<Body>(asked: Asked<unknown>, read: (body: unknown) => Body | null): Asked<Body> {
  if (!asked.ok) return asked;
  const body = read(asked.body);
  return body === null ? unreadable : { ok: true, body };
}
