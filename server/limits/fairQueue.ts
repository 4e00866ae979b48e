/** Who asks for what kind of work, and whether the answer is still wanted. */
type Place = { kind: string; address: string; signal: AbortSignal };

/** Not done: too many wait already or for too long (`busy`), or the asker has gone (`left`). */
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
  now: () => Date;
};

/** How long a job may wait once the line has been that slow for a while: a short rush is worked off. */
const targetMilliseconds = 400;
const rushMilliseconds = 500;
/** A line of so many for each at once is what a few people's pages ask for: it is worked off on the slowest machine. */
const alwaysWorkedOff = 8;

/** `begin` returns at once; a job that is never begun ends with a reason. */
type Job = {
  place: Place;
  since: number;
  begin: () => void;
  refuse: (reason: 'busy' | 'left') => void;
};

/** What waits of a kind, by address; the first address has the next turn. */
type Line = {
  addresses: Map<string, Job[]>;
  /** Since when jobs have waited longer than they should; null until then. A line that was empty is a new one. */
  slowSince: number | null;
};

/** The first entry, which goes to the end. */
function takeTurn<Entry>(entries: Map<string, Entry>): Entry | undefined {
  for (const [name, entry] of entries) {
    entries.delete(name);
    entries.set(name, entry);
    return entry;
  }
  return undefined;
}

function longestOf(addresses: ReadonlyMap<string, Job[]>): Job[] {
  return [...addresses.values()].reduce<Job[]>(
    (longest, jobs) => (jobs.length > longest.length ? jobs : longest),
    [],
  );
}

const countOf = (addresses: ReadonlyMap<string, Job[]>): number =>
  [...addresses.values()].reduce((sum, jobs) => sum + jobs.length, 0);

/**
 * Runs a few jobs at once. Those that wait take turns: kind by kind, within a kind address by address, so that no
 * address delays another by more than a job. Where a kind's line is full, the address with most in it gives way to one
 * with less. Where it stays slow, jobs that have waited too long are refused (controlled delay, as in CoDel), so that
 * what is answered is answered soon, however fast the machine is. A job whose asker leaves is never begun.
 */
export function createFairQueue({ atOnce, mostWaiting, now }: Options): FairQueue {
  /** By kind; the first has the next turn. */
  const lines = new Map<string, Line>();
  let running = 0;
  let done = 0;
  let refused = 0;

  function isLate(line: Line, { since }: Job): boolean {
    const time = now().getTime();
    if (time - since <= targetMilliseconds) return false;
    line.slowSince ??= time;
    return time - line.slowSince > rushMilliseconds;
  }

  function remove(job: Job): void {
    const { kind, address } = job.place;
    const addresses = lines.get(kind)?.addresses;
    const jobs = addresses?.get(address);
    const index = jobs?.indexOf(job) ?? -1;
    if (!addresses || !jobs || index < 0) return;
    jobs.splice(index, 1);
    if (jobs.length === 0) addresses.delete(address);
    if (addresses.size === 0) lines.delete(kind);
  }

  /** The next job of a line; those that are late are refused. */
  function takeFrom(line: Line): Job | undefined {
    for (;;) {
      const [job] = takeTurn(line.addresses) ?? [];
      if (!job) return undefined;
      remove(job);
      if (!isLate(line, job) || countOf(line.addresses) < atOnce * alwaysWorkedOff) return job;
      job.refuse('busy');
    }
  }

  function takeNext(): Job | undefined {
    for (;;) {
      const line = takeTurn(lines);
      const job = line && takeFrom(line);
      if (job || !line) return job;
    }
  }

  function handOut(): void {
    while (running < atOnce) {
      const job = takeNext();
      if (!job) return;
      running += 1;
      job.begin();
    }
  }

  /** Whether there is room, which another address's last job may have to make. */
  function makeRoom({ kind, address }: Place): boolean {
    const addresses = lines.get(kind)?.addresses;
    if (!addresses || countOf(addresses) < mostWaiting) return true;
    const longest = longestOf(addresses);
    if (longest.length <= (addresses.get(address)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse('busy');
    return true;
  }

  function add(job: Job): void {
    const { kind, address } = job.place;
    const line = lines.get(kind) ?? { addresses: new Map<string, Job[]>(), slowSince: null };
    const jobs = line.addresses.get(address) ?? [];
    jobs.push(job);
    line.addresses.set(address, jobs);
    lines.set(kind, line);
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
      const job: Job = { place, since: now().getTime(), begin: () => end('begun'), refuse: end };
      const leave = () => {
        remove(job);
        end('left');
      };
      signal.addEventListener('abort', leave);
      add(job);
      handOut();
    });
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
    figures: () => ({
      running,
      waiting: [...lines.values()].reduce((sum, { addresses }) => sum + countOf(addresses), 0),
      done,
      refused,
    }),
  };
}
