import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { StaticFiles } from '#server/http/staticFiles.ts';

const largest = 100_000;
const path = '/tmdb-logo.svg';

/**
 * TMDB's logo as the operator has put it into the data folder, from TMDB's own page of logos; null without.
 * TMDB's terms allow no redrawn logo.
 */
export async function readLogo(dataDirectory: string): Promise<Buffer | null> {
  try {
    const file = await readFile(join(dataDirectory, 'tmdb-logo.svg'));
    return file.length > 0 && file.length <= largest ? file : null;
  } catch {
    return null;
  }
}

/** The logo's path for browsers. */
export const logoAddress = (logo: Buffer | null): string | null => (logo === null ? null : path);

/** The files, the logo among them. */
export function withLogo(files: StaticFiles, logo: Buffer | null): StaticFiles {
  if (logo === null) return files;
  return async (request) =>
    new URL(request.url).pathname === path
      ? new Response(new Uint8Array(logo), {
          headers: {
            'content-type': 'image/svg+xml',
            'cache-control': 'public, max-age=3600',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          },
        })
      : files(request);
}
