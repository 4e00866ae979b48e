/** `starting` until the catalogue is open and the renderer loaded, `stopping` from the first signal on. */
export type ServerPhase = 'starting' | 'ready' | 'stopping';

/** The health of TMDB, where it is used: `hop` is the stage at which calls fail. */
export type TmdbHealth = { status: 'ok' } | { status: 'failing'; hop: string; since: Date };

/** The health of the people's database. `mend`: what an operator can do. */
export type DatabaseHealth =
  | { status: 'ok' | 'checking' }
  | { status: 'failing'; reason: string; says?: string; mend?: string };

/** The health of the data folder. `reason`: an error's name. */
export type FolderHealth = { status: 'ok' } | { status: 'failing'; reason: string };

export type Health = {
  /** Whether users' changes can be stored. */
  isWritable: boolean;
  tmdb?: TmdbHealth;
  database: DatabaseHealth;
  folder: FolderHealth;
};

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** What an operator sees of each part; those always present appear only on trouble. */
function partsOf({ tmdb, database, folder }: Health) {
  return {
    ...(tmdb && {
      tmdb: tmdb.status === 'failing' ? { status: 'failing', hop: tmdb.hop, since: tmdb.since } : tmdb,
    }),
    ...(database.status !== 'ok' && { database }),
    ...(folder.status !== 'ok' && { folder }),
  };
}

/**
 * `/healthz` says that the process lives, `/readyz` that it may be sent visitors and can keep what they do, and what of
 * its services fails. Pages are served all the same, so a proxy asks for `/readyz?exclude=writes`, which looks at
 * nothing. Null for every other address.
 */
export async function healthOf(
  { pathname, searchParams }: URL,
  phase: ServerPhase,
  look?: () => Promise<Health>,
): Promise<Response | null> {
  if (pathname === '/healthz') return answer(200, { status: 'ok' });
  if (pathname !== '/readyz') return null;
  if (phase !== 'ready' || !look || searchParams.getAll('exclude').includes('writes'))
    return answer(phase === 'ready' ? 200 : 503, { status: phase });
  const health = await look();
  const status = health.isWritable ? 'ready' : 'read-only';
  return answer(health.isWritable ? 200 : 503, { status, ...partsOf(health) });
}
