/** Who asks for what kind of work, and whether the answer is still wanted. */
type Place = { kind: string; address: string; signal: AbortSignal };

/** Not done: too many wait already (`busy`), or the asker has gone (`left`). */
type Admitted<Value> = { ok: true; value: Value } | { ok: false; reason: 'busy' | 'left' };

export type FairQueue = {
  admit: <Value>(place: Place, run: () => Promise<Value>) => Promise<Admitted<Value>>;
  /** Jobs now, and since the start. */
  figures: () => { running: number; waiting: number; done: number; refused: number };
};

type Options = {
  atOnce: number;
  /** How many of a kind may wait. */
  mostWaiting: number;
};

/** `begin` returns at once; a job that is never begun ends with a reason. */
type Job = { begin: () => void; refuse: (reason: 'busy' | 'left') => void };

/** By kind, then by address; the first of each map has the next turn. */
type Lines = Map<string, Map<string, Job[]>>;

/** Takes the first entry; what is left of it goes to the end. */
function takeTurn<Entry>(entries: Map<string, Entry>, take: (entry: Entry) => { isEmpty: boolean }): void {
  for (const [name, entry] of entries) {
    entries.delete(name);
    if (!take(entry).isEmpty) entries.set(name, entry);
    return;
  }
}

function longestOf(lines: ReadonlyMap<string, Job[]>): Job[] {
  return [...lines.values()].reduce<Job[]>(
    (longest, line) => (line.length > longest.length ? line : longest),
    [],
  );
}

/**
 * Runs a few jobs at once. Those that wait take turns: kind by kind, within a kind address by address, so that no
 * address delays another by more than a job. Where a kind's line is full, the address with most in it gives way to one
 * with less. A job whose asker leaves is never begun.
 */
export function createFairQueue({ atOnce, mostWaiting }: Options): FairQueue {
  const lines: Lines = new Map();
  let running = 0;
  let done = 0;
  let refused = 0;

  function takeNext(): Job | undefined {
    let next: Job | undefined;
    takeTurn(lines, (addresses) => {
      takeTurn(addresses, (line) => {
        next = line.shift();
        return { isEmpty: line.length === 0 };
      });
      return { isEmpty: addresses.size === 0 };
    });
    return next;
  }

  function handOut(): void {
    while (running < atOnce) {
      const job = takeNext();
      if (!job) return;
      running += 1;
      job.begin();
    }
  }

  function remove({ kind, address }: Place, job: Job): void {
    const addresses = lines.get(kind);
    const line = addresses?.get(address);
    const index = line?.indexOf(job) ?? -1;
    if (!addresses || !line || index < 0) return;
    line.splice(index, 1);
    if (line.length === 0) addresses.delete(address);
    if (addresses.size === 0) lines.delete(kind);
  }

  /** Whether there is room, which another address's last job may have to make. */
  function makeRoom({ kind, address }: Place): boolean {
    const addresses = lines.get(kind);
    if (!addresses) return true;
    const waiting = [...addresses.values()].reduce((sum, line) => sum + line.length, 0);
    if (waiting < mostWaiting) return true;
    const longest = longestOf(addresses);
    if (longest.length <= (addresses.get(address)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse('busy');
    return true;
  }

  function add({ kind, address }: Place, job: Job): void {
    const addresses = lines.get(kind) ?? new Map<string, Job[]>();
    const line = addresses.get(address) ?? [];
    line.push(job);
    addresses.set(address, line);
    lines.set(kind, addresses);
  }

  function turnFor(place: Place): Promise<'begun' | 'busy' | 'left'> {
    const { signal } = place;
    if (signal.aborted) return Promise.resolve('left');
    if (!makeRoom(place)) {
      refused += 1;
      return Promise.resolve('busy');
    }
    return new Promise((resolve) => {
      const end = (how: 'begun' | 'busy' | 'left') => {
        if (how === 'busy') refused += 1;
        signal.removeEventListener('abort', leave);
        resolve(how);
      };
      const job: Job = { begin: () => end('begun'), refuse: end };
      const leave = () => {
        remove(place, job);
        end('left');
      };
      signal.addEventListener('abort', leave);
      add(place, job);
      handOut();
    });
  }

  function waiting(): number {
    let sum = 0;
    for (const addresses of lines.values()) for (const line of addresses.values()) sum += line.length;
    return sum;
  }

  return {
    async admit(place, run) {
      const turn = await turnFor(place);
      if (turn !== 'begun') return { ok: false, reason: turn };
      try {
        return { ok: true, value: await run() };
      } finally {
        running -= 1;
        done += 1;
        // What was computed in this process has kept others waiting: they come first.
        setImmediate(handOut);
      }
    },
    figures: () => ({ running, waiting: waiting(), done, refused }),
  };
}
