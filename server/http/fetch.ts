import type { Findings } from './answered.ts';

/** Where a request comes from. */
type Sender = {
  /** The sender for limits: an IPv4 address, or the /64 network of an IPv6 one; `""` where it isn't known. */
  address: string;
  /** The trace that a proxy of ours has begun. */
  traceparent?: string;
};

/** The whole server is one of these: no socket, no environment. Without a sender it asks itself. */
export type Fetch = (request: Request, sender?: Sender) => Promise<Response>;

/** A request on its way through the server. */
export type IncomingRequest = {
  request: Request;
  url: URL;
  /** Names the request in the log and in errors. */
  id: string;
  findings: Findings;
  /** Aborted when no one waits for the answer any more. */
  signal: AbortSignal;
} & Pick<Sender, 'address'>;

/** Middleware: most call the next one and change something before or after. */
export type Answering = (asked: IncomingRequest) => Promise<Response>;
