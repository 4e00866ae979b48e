/**
 * The same request with a body of at most so many bytes, or null where there is more. Where nobody said how long it
 * is, it is read here: nothing behind this has to wait for an end that may never come.
 */
export async function boundBody(request: Request, most: number): Promise<Request | null> {
  const { headers, method, signal, url } = request;
  if (!request.body) return request;
  const length = headers.get('content-length');
  if (length !== null && !headers.has('transfer-encoding')) return Number(length) > most ? null : request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  // Not made of the request itself: the server's own kind of request can't be copied.
  return new Request(url, { method, headers, signal, ...(size > 0 && { body: Buffer.concat(chunks) }) });
}
