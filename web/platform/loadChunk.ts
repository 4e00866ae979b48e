/** Thrown when a page's script failed to load, or not in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** The specification's limit for one page chunk. */
export const chunkTimeoutMilliseconds = 120_000;

/** Runs a dynamic import with the time limit; every failure is a `ChunkLoadError`. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMilliseconds = chunkTimeoutMilliseconds,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), timeoutMilliseconds);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new ChunkLoadError('A part of the page did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
