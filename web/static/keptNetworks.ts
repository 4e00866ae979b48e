import { type Ask, createNetworks, type NetworkNames } from '@marquee/titles';

const keptUnder = 'marquee-networks';
/** Names of networks change once in years. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;
/** Filters without networks are better than none. */
const patienceMilliseconds = 1500;

type Parts = {
  /** Null where the device stores nothing. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  now: () => number;
  sleep: (milliseconds: number) => Promise<unknown>;
};

type Kept = { at: number; names: Record<string, string | null> };

function readKept({ storage, now }: Parts): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(storage?.getItem(keptUnder) ?? 'null');
    if (typeof kept?.at !== 'number' || typeof kept.names !== 'object' || kept.names === null) return null;
    return now() - kept.at < keptMilliseconds ? { at: kept.at, names: kept.names } : null;
  } catch {
    return null;
  }
}

/** The networks whose numbers TMDB has confirmed. Requested once per device, when they are first needed. */
export function keptNetworks(parts: Parts): (ask: Ask) => Promise<NetworkNames> {
  const networks = createNetworks(readKept(parts)?.names);
  let looking: Promise<void> | null = null;

  async function look(ask: Ask) {
    if (!(await networks.look(ask))) return;
    try {
      const kept: Kept = { at: parts.now(), names: { ...networks.settled() } };
      parts.storage?.setItem(keptUnder, JSON.stringify(kept));
    } catch {
      // The next page asks again.
    }
  }

  return async (ask) => {
    if (!networks.isSettled()) {
      looking ??= look(ask).finally(() => (looking = null));
      await Promise.race([looking, parts.sleep(patienceMilliseconds)]);
    }
    return networks.names();
  };
}
