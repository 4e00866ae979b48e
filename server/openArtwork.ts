import { type ArtSubjects, parseFileName } from '@marquee/artwork';
import { Hono } from 'hono';

import type { Logger } from './log.ts';
import { type Artwork, createArtwork } from './pictures/createArtwork.ts';
import { createArtworkRoutes } from './pictures/routes.ts';
import type { SharedStore } from './sharedStore/sharedStore.ts';
import type { BeginSpan } from './spans.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';

type Options = {
  settings: TmdbEnvironment;
  subjects: ArtSubjects;
  dataDirectory: string;
  shared: SharedStore | null;
  now: () => Date;
  log: Logger;
  begin: BeginSpan;
};

type Env = { Bindings: { id?: string } };

const isDrawn = (file: string) => parseFileName(file) !== null;

/** Loaded only where pictures are handed on. */
async function openHandedOn({ settings, dataDirectory, shared, now, log }: Options) {
  if (settings.TMDB_TOKEN === undefined || settings.IMAGE_PROXY !== 'on') return null;
  const [{ openPictures }, { createPictureRoutes }] = await Promise.all([
    import('./titles/tmdb/pictures/openPictures.ts'),
    import('./titles/tmdb/pictures/pictureRoutes.ts'),
  ]);
  const pictures = openPictures({ settings, dataDirectory, shared, now, log });
  return { routes: createPictureRoutes(pictures, isDrawn), close: pictures.close };
}

/** All below `/t/p`: Marquee's own drawings and, where set, TMDB's pictures. */
export async function openArtwork(parts: Options): Promise<{
  routes: Hono<Env>;
  drawAhead: Artwork['drawAhead'];
  figures: Artwork['figures'];
  close: () => Promise<void>;
}> {
  const artwork = createArtwork({
    subjects: parts.subjects,
    dataDir: parts.dataDirectory,
    now: parts.now,
    begin: parts.begin,
    shared: parts.shared,
    onTrouble: (err) => parts.log.warn({ err }, 'pictures cannot be kept on disk, only in memory'),
  });
  const handedOn = await openHandedOn(parts);
  const drawn = createArtworkRoutes(artwork);
  return {
    routes: handedOn ? new Hono<Env>().route('/', handedOn.routes).route('/', drawn) : drawn,
    drawAhead: artwork.drawAhead,
    figures: artwork.figures,
    close: async () => void (await Promise.all([artwork.close(), handedOn?.close()])),
  };
}
