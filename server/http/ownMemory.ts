/**
 * A copy in memory of its own, for what is kept. Node cuts small buffers out of a larger block, which stays whole as
 * long as one of them does: a result of 2 kB would hold 64.
 */
export function inOwnMemory(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
