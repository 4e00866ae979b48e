import type { Drawer } from './drawer.ts';
import type { DrawTask } from './drawFile.ts';

/** `asked`: a request waits, first come, first served. `ahead`: it may be wanted later. */
export type Urgency = 'asked' | 'ahead';

/** A finished file; not `ok` where too many others wait already. */
type Drawn = { ok: true; bytes: Uint8Array } | { ok: false };

export type DrawingPool = {
  /**
   * The same key is drawn once, even if requested again meanwhile.
   * @throws when the picture can't be drawn: at once if the drawing fails, after a second try if the drawer is lost.
   */
  draw: (key: string, task: DrawTask, urgency: Urgency) => Promise<Drawn>;
  /** Pictures being drawn and waiting now; drawn, failed and refused since the start. */
  figures: () => { running: number; waiting: number; done: number; failed: number; refused: number };
  /** Cancels what is being drawn. Resolves when the last drawer has exited. */
  close: () => Promise<void>;
};

type Job = { key: string; task: DrawTask; tries: number; outcome: PromiseWithResolvers<Drawn> };

type Options = {
  startDrawer: () => Drawer;
  drawers?: number;
  mostWaiting?: number;
  /** How long idle drawers are kept. */
  restMilliseconds?: number;
};

const triesPerPicture = 2;

/** Distributes pictures among a few drawers, started when needed and stopped when idle. */
export function createDrawingPool({
  startDrawer,
  drawers = 2,
  mostWaiting = 400,
  restMilliseconds = 30_000,
}: Options): DrawingPool {
  const jobs = new Map<string, Job>();
  const waiting: Record<Urgency, Job[]> = { asked: [], ahead: [] };
  let free: Drawer[] = [];
  const busy = new Set<Drawer>();
  let resting: NodeJS.Timeout | undefined;
  let isClosed = false;
  const counts = { done: 0, failed: 0, refused: 0 };

  function takeDrawer(): Drawer {
    free = free.filter((drawer) => !drawer.isLost());
    return free.pop() ?? startDrawer();
  }

  function dismiss(): Promise<void>[] {
    const leaving = free.map((drawer) => drawer.end());
    free = [];
    return leaving;
  }

  /** Drawing ahead leaves one drawer free for requests. */
  const nextJob = (): Job | undefined =>
    waiting.asked.shift() ?? (busy.size === 0 ? waiting.ahead.shift() : undefined);

  function handOut(): void {
    clearTimeout(resting);
    while (busy.size < drawers) {
      const job = nextJob();
      if (job === undefined) break;
      void run(job);
    }
    if (busy.size === 0) resting = setTimeout(dismiss, restMilliseconds).unref();
  }

  async function run(job: Job): Promise<void> {
    const drawer = takeDrawer();
    busy.add(drawer);
    try {
      const reply = await drawer.draw(job.task);
      free.push(drawer);
      jobs.delete(job.key);
      counts[reply.ok ? 'done' : 'failed'] += 1;
      if (reply.ok) job.outcome.resolve(reply);
      else job.outcome.reject(new Error(`A picture can't be drawn: ${reply.reason}`));
    } catch (error) {
      void drawer.end();
      job.tries += 1;
      if (job.tries < triesPerPicture && !isClosed) waiting.asked.unshift(job);
      else {
        jobs.delete(job.key);
        // Its drawer was stopped: nothing went wrong.
        if (isClosed) job.outcome.resolve({ ok: false });
        else {
          counts.failed += 1;
          job.outcome.reject(error);
        }
      }
    }
    busy.delete(drawer);
    if (isClosed) void drawer.end();
    else handOut();
  }

  return {
    draw(key, task, urgency) {
      const known = jobs.get(key);
      if (known) {
        const place = urgency === 'asked' ? waiting.ahead.indexOf(known) : -1;
        if (place >= 0) {
          waiting.asked.push(...waiting.ahead.splice(place, 1));
          handOut();
        }
        return known.outcome.promise;
      }
      if (isClosed || waiting[urgency].length >= mostWaiting) {
        counts.refused += 1;
        return Promise.resolve({ ok: false });
      }
      const job: Job = { key, task, tries: 0, outcome: Promise.withResolvers() };
      jobs.set(key, job);
      waiting[urgency].push(job);
      handOut();
      return job.outcome.promise;
    },
    figures: () => ({
      running: busy.size,
      waiting: waiting.asked.length + waiting.ahead.length,
      ...counts,
    }),
    async close() {
      isClosed = true;
      clearTimeout(resting);
      for (const { outcome } of [...waiting.asked, ...waiting.ahead]) outcome.resolve({ ok: false });
      await Promise.all([...dismiss(), ...[...busy].map((drawer) => drawer.end())]);
    },
  };
}
