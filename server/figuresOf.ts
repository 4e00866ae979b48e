import type { Model } from './assistant/model/askModel.ts';
import type { Storage } from './database/storage.ts';
import type { FairQueue } from './limits/fairQueue.ts';
import type { Figures } from './operations/metrics/figures.ts';
import type { People } from './people.ts';
import type { Artwork } from './pictures/createArtwork.ts';
import type { SharedStore } from './sharedStore/sharedStore.ts';
import type { Gateway } from './titles/tmdb/gateway.ts';

type Parts = {
  storage: Storage;
  artwork: Pick<Artwork, 'figures'>;
  computing: Pick<FairQueue, 'figures'>;
  tmdb: Gateway['figures'] | null;
  model: Model['figures'] | null;
  passwords: People['passwordFigures'] | null;
  shared: Pick<SharedStore, 'figures'> | null;
};

/** What the services say of themselves, by the names that the metrics have for it. */
export function figuresOf({ storage, artwork, computing, tmdb, model, passwords, shared }: Parts): Figures {
  return {
    queues: {
      drawing: () => artwork.figures().drawing,
      computing: computing.figures,
      ...(passwords && { passwords }),
      ...(tmdb && {
        tmdb: () => ({ running: tmdb().callsUnderWay, waiting: Math.max(0, -tmdb().callsLeft) }),
      }),
      ...(shared && { shared_store: () => shared.figures().calls }),
    },
    caches: {
      pictures: () => artwork.figures().cache,
      ...(shared && { shared_store: () => shared.figures().reads }),
    },
    breakers: {
      ...(tmdb && { tmdb: () => tmdb().isOpen }),
      ...(model && { model: model.isOpen }),
      ...(shared && { shared_store: () => shared.figures().isOpen }),
    },
    left: {
      ...(tmdb && { tmdb_calls: () => Math.max(0, tmdb().callsLeft) }),
      ...(model && { model_tokens: model.tokensLeft }),
    },
    tmdbAnswers: tmdb && (() => tmdb().answers),
    pool: storage.pool,
  };
}
