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

/** Caches keep a 404 for as long as they like where it doesn't say otherwise. */
const noStore: Header = ['cache-control', 'no-store'];

export function secureAnswers({ plain, asset }: SecurityHeaders, next: Answering): Answering {
  const failure = [...plain, noStore];
  return async (asked) => {
    const answer = await next(asked);
    if (isAsset(asked.url, answer)) return secured(answer, asset);
    return secured(answer, answer.status >= 400 ? failure : plain);
  };
}
