import type { RefusalStatus } from './refusal.ts';

export type BoundBody = { ok: true; request: Request } | { ok: false; status: RefusalStatus };

/**
 * The same request with a body of at most so many bytes that is here as a whole: nothing behind this waits for an end
 * that may never come, or finds that the sender has gone.
 */
export async function boundBody(request: Request, most: number): Promise<BoundBody> {
  const { headers, method, signal, url } = request;
  if (!request.body) return { ok: true, request };
  if (Number(headers.get('content-length') ?? 0) > most) return { ok: false, status: 413 };
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.length;
      if (size > most) return { ok: false, status: 413 };
      chunks.push(chunk);
    }
  } catch {
    // Aborted by its sender: no one receives the answer.
    return { ok: false, status: 400 };
  }
  // Not made of the request itself: the server's own kind of request can't be copied.
  const body = size > 0 ? { body: Buffer.concat(chunks) } : {};
  return { ok: true, request: new Request(url, { method, headers, signal, ...body }) };
}
