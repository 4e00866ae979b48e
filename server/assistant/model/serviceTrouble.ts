import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';

type Trouble = {
  reason: Extract<FallbackReason, 'unreachable' | 'slow' | 'refused' | 'limited' | 'unreadable'>;
  /** What the service answered with, where it answered. */
  status?: number;
  /** How long the service wants to be left alone. */
  restMilliseconds?: number;
};

/**
 * A language model's service did not do what it should. It carries nothing of what was sent and answered: addresses,
 * keys and people's words stay out of logs.
 */
export class ServiceTrouble extends Error {
  override readonly name = 'ServiceTrouble';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`the language model's service is of no use: ${trouble.reason}`);
    this.trouble = trouble;
  }

  /** The service accepts us, but doesn't support this kind of request. */
  get isInability(): boolean {
    const { status } = this.trouble;
    return status === 400 || status === 404 || status === 415 || status === 422 || status === 501;
  }

  /** The service doesn't know the key, and won't a minute later. */
  get isKeyRefused(): boolean {
    return this.trouble.status === 401 || this.trouble.status === 403;
  }
}
