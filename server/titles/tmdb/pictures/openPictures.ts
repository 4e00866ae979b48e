import { join } from 'node:path';

import type { Logger } from '#server/log.ts';
import { createPictureStore } from '#server/pictures/pictureStore.ts';
import { createSharedPictures } from '#server/pictures/sharedPictures.ts';
import type { SharedStore } from '#server/sharedStore/sharedStore.ts';
import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import { createPictures, type Pictures } from './createPictures.ts';
import { createPictureHost } from './pictureHost.ts';

type Parts = {
  settings: TmdbEnvironment;
  dataDirectory: string;
  shared: SharedStore | null;
  now: () => Date;
  log: Logger;
};

const diskBytes = 1024 ** 3;
/** Small ones are some kilobytes. */
const maxFiles = 60_000;

/** The pictures that we hand on and keep in the data folder. */
export function openPictures({ settings, dataDirectory, shared, now, log }: Parts): Pictures {
  const store = createPictureStore({
    folder: join(dataDirectory, 'tmdb', 'pictures', 'v1'),
    maxBytes: diskBytes,
    maxFiles,
    now,
    onTrouble: (err) => log.warn({ err }, "TMDB's pictures cannot be kept on disk"),
  });
  return createPictures({
    host: createPictureHost(settings),
    store: createSharedPictures({ here: store, shared, folder: 'tmdb-pictures/v1' }),
    now,
  });
}
