import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ChunkLoadError, chunkTimeoutMilliseconds, loadChunk } from './loadChunk.ts';

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns the imported module', async () => {
    await expect(loadChunk(async () => ({ answer: 42 }))).resolves.toEqual({ answer: 42 });
  });

  it('turns a failed import into a ChunkLoadError that names its cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error = await loadChunk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
  });

  it('gives up after 120 seconds, not before', async () => {
    expect(chunkTimeoutMilliseconds).toBe(120_000);
    const settled = vi.fn<(value: unknown) => void>();
    void loadChunk(() => new Promise(() => {})).then(settled, settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.any(ChunkLoadError));
  });

  it('leaves no timer behind', async () => {
    await loadChunk(async () => 'module');
    expect(vi.getTimerCount()).toBe(0);
  });
});
