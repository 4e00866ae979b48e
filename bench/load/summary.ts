import { percentile } from '../support/percentile.ts';
import type { Sent } from './send.ts';

/** What became of requests. Times are of those that were let in: answered, neither refused nor failed. */
export type SentSummary = {
  asked: number;
  answered: number;
  /** 429 and 503. */
  refused: number;
  /** Any other 5xx, or no answer. */
  failed: number;
  p50: number;
  p99: number;
};

const isRefused = ({ status }: Sent) => status === 429 || status === 503;
export const isAnswered = ({ status }: Sent): boolean => status > 0 && status < 500 && status !== 429;
export const isFailed = (sent: Sent): boolean => !isRefused(sent) && !isAnswered(sent);

export function summaryOf(sent: readonly Sent[]): SentSummary {
  const times = sent.filter(isAnswered).map(({ milliseconds }) => milliseconds);
  const refused = sent.filter(isRefused).length;
  return {
    asked: sent.length,
    answered: times.length,
    refused,
    failed: sent.length - times.length - refused,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}
