import type { TracePeople } from './people.ts';
import type { VisitorSender } from './send.ts';
import { kinds, type TraceVisit, type VisitKind, type Visited } from './visitors.ts';

type Tally = Record<string, number>;
export type VisitFigures = {
  asked: number;
  cachedByBrowser: number;
  bytes: number;
  nginx: Tally;
  statuses: Tally;
};

export type Window = {
  seconds: number;
  visits: number;
  views: number;
  kinds: Record<VisitKind, VisitFigures>;
};

const tick = 0.1;
const add = (tally: Tally, name: string, count = 1) => {
  tally[name] = (tally[name] ?? 0) + count;
};

const emptyWindow = (): Window => ({
  seconds: 0,
  visits: 0,
  views: 0,
  kinds: Object.fromEntries(
    kinds.map((kind) => [kind, { asked: 0, cachedByBrowser: 0, bytes: 0, nginx: {}, statuses: {} }]),
  ) as Window['kinds'],
});

type ReplayOptions = {
  visits: Iterator<TraceVisit>;
  /** How many requests are sent. */
  requests: number;
  /** After so many, what is counted begins anew. */
  warmUp: number;
  /** It ends after so many, whatever is left. */
  minutes: number;
  sender: VisitorSender;
  people: TracePeople;
  atWindow: () => Promise<void>;
};

/** Sends what visitors ask for at the moments at which they do, and counts the second part. */
export async function replay(options: ReplayOptions): Promise<Window> {
  const { visits, requests, warmUp, minutes, sender, people, atWindow } = options;
  const due = new Map<number, (() => Promise<void>)[]>();
  const underWay = new Set<Promise<void>>();
  let window = emptyWindow();
  let sent = 0;
  let number = 0;

  async function sendOne({ account, encoding }: TraceVisit, { kind, path, body }: Visited, line: number) {
    const figures = window.kinds[kind];
    figures.asked += 1;
    let headers: Record<string, string> = { 'accept-encoding': encoding };
    let text = body;
    let isPost = body !== undefined;
    if (kind === 'session' && account !== null) {
      isPost = false;
      add(figures.statuses, String(await people.refresh(sender, account, line)));
      headers = { ...headers, ...people.headers(account) };
    } else if (kind === 'mark' && account !== null && body !== undefined) {
      headers = { ...headers, ...people.headers(account) };
      text = JSON.stringify({ changes: [{ ...(JSON.parse(body) as object), at: Date.now() }] });
    } else if (isPost) headers = { ...headers, 'content-type': 'application/json' };
    const answer = await sender.send({
      path,
      headers,
      line,
      ...(isPost && text !== undefined && { body: text }),
    });
    figures.bytes += answer.bytes;
    add(figures.statuses, String(answer.status));
    add(figures.nginx, answer.cache || 'none');
  }

  const plan = (visit: TraceVisit, line: number) => {
    window.visits += 1;
    window.views += visit.views;
    for (const kind of kinds) window.kinds[kind].cachedByBrowser += visit.cached[kind] ?? 0;
    for (const asked of visit.requests) {
      const slot = Math.round((visit.at + asked.at) / tick);
      const planned = due.get(slot) ?? [];
      planned.push(() => sendOne(visit, asked, line));
      due.set(slot, planned);
    }
  };

  const begun = performance.now();
  let windowBegun = begun;
  let isCounting = false;
  let next = visits.next();
  const end = begun + minutes * 60_000;
  for (let slot = 0; sent < requests && performance.now() < end; slot += 1) {
    for (; !next.done && next.value.at < (slot + 1) * tick; next = visits.next())
      plan(next.value, (number += 1));
    for (const send of due.get(slot) ?? []) {
      sent += 1;
      const one = send().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    due.delete(slot);
    if (!isCounting && sent >= warmUp) {
      isCounting = true;
      await atWindow();
      window = emptyWindow();
      windowBegun = performance.now();
    }
    const ahead = begun + (slot + 1) * tick * 1000 - performance.now();
    await new Promise((later) => setTimeout(later, Math.max(0, ahead)));
    // Where the machine is too slow the trace is stretched, so that nothing piles up.
    while (underWay.size > 2000) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  window.seconds = (performance.now() - windowBegun) / 1000;
  return window;
}
