import { type ApiContext, problem } from '#server/http/askedJson.ts';

/** The answer to a caller over its limit. */
export function tooMany(context: ApiContext, waitSeconds: number): Response {
  const answer = problem(context, 'too-many-requests', 'Too many requests. Try again in a moment.');
  answer.headers.set('retry-after', String(waitSeconds));
  return answer;
}
