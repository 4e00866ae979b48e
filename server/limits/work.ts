import { paths } from '@marquee/contracts/paths.ts';

/** What computes for anyone who asks: `question` reads sentences or rows, `data` answers about titles, `page` renders. */
export type WorkKind = 'page' | 'question' | 'data';

const questions: ReadonlySet<string> = new Set(['/api/concierge', '/api/match']);
const data = /^\/(?:3|api\/(?:search|suggest|complete|discover|likeness|concierge))(?:\/|$)/;

/** The work behind an address that is no page; null where answering is only reading and writing what people keep. */
export function workAt(method: string, pathname: string): Exclude<WorkKind, 'page'> | null {
  if (method === 'POST') return questions.has(pathname) ? 'question' : null;
  return method === 'GET' && data.test(pathname) ? 'data' : null;
}

/** Whether a page has an answer to sentences on it. */
export const isAskPage = ({ pathname, searchParams }: URL) => pathname === paths.ask && searchParams.has('q');

/** Whether a path is one of these or below. */
export const isAmong = (prefixes: readonly string[], path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
