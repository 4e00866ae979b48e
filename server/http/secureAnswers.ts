import type { Answering } from './fetch.ts';
import type { Header } from './securityHeaders.ts';

/** Sets every security header that an answer hasn't set itself. */
export function secureAnswers(headers: readonly Header[], next: Answering): Answering {
  return async (asked) => {
    const answer = await next(asked);
    const secured = new Headers(answer.headers);
    for (const [name, value] of headers) if (!secured.has(name)) secured.set(name, value);
    return new Response(answer.body, { status: answer.status, headers: secured });
  };
}
