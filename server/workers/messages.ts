import type { Findings } from '#server/http/answered.ts';

import type { PlainRequest, PlainResponse } from './plain.ts';

/** What answers: the renderer, the routes of data and questions, or the assistant's engine for the server's own. */
export type JobKind = 'page' | 'data' | 'engine';

/** From the server to a worker. The first message is what it opens (`WorkerParts` in `server/worker.ts`). */
export type ToWorker =
  /** `id` names the request in errors. */
  | { kind: 'job'; work: JobKind; job: number; id: string; request: PlainRequest }
  /** To what the worker asked. */
  | { kind: 'told'; question: number; response: PlainResponse }
  | { kind: 'failed'; question: number; reason: string };

/** From a worker to the server. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'done'; job: number; response: PlainResponse; findings: Findings }
  | { kind: 'failed'; job: number; reason: string }
  /** What only the server can answer. */
  | { kind: 'ask'; question: number; job: number; request: PlainRequest };

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
