import type { Answering } from './fetch.ts';
import type { Header, SecurityHeaders } from './securityHeaders.ts';

/** The answer with every header that it hasn't set itself. */
export function secured(answer: Response, headers: readonly Header[]): Response {
  const all = new Headers(answer.headers);
  for (const [name, value] of headers) if (!all.has(name)) all.set(name, value);
  return new Response(answer.body, { status: answer.status, headers: all });
}

/** Built files and pictures: many small answers, whose headers would weigh as much as they do. */
export const isAsset = ({ pathname }: URL, { status }: Response): boolean =>
  /^\/(?:static|t\/p)\//.test(pathname) && (status === 200 || status === 304);

export function secureAnswers({ plain, asset }: SecurityHeaders, next: Answering): Answering {
  return async (asked) => {
    const answer = await next(asked);
    return secured(answer, isAsset(asked.url, answer) ? asset : plain);
  };
}
