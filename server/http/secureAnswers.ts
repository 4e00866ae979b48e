import type { Answering } from './fetch.ts';
import type { Header } from './securityHeaders.ts';

/** The answer with every header that it hasn't set itself. */
export function secured(answer: Response, headers: readonly Header[]): Response {
  const all = new Headers(answer.headers);
  for (const [name, value] of headers) if (!all.has(name)) all.set(name, value);
  return new Response(answer.body, { status: answer.status, headers: all });
}

export function secureAnswers(headers: readonly Header[], next: Answering): Answering {
  return async (asked) => secured(await next(asked), headers);
}
