import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

import { startNginx } from '#server/testing/startNginx.ts';

import { readSample } from '../scale/sample.ts';
import { createLots, zipf } from '../search/lots.ts';
import { startServer } from '../support/runningServer.ts';

/**
 * A day of ten million visitors with five page views each is 580 views a second over 11,753 pages. Here is a tenth of
 * both, in a tenth of the time: pages are fresh for 60 seconds instead of 600, so that the share that reaches Node is the
 * same.
 */
const sampleOf = 10;
const lapse = 10;
const viewsPerSecond = (10_000_000 * 5) / 86_400 / sampleOf;
const secondsOfRun = { warmUp: 70, counted: 60, oneReplica: 20, outage: 60, back: 10 };

/** What browsers accept, in a hundred of them. */
const browsers = [
  ['gzip, deflate, br, zstd', 75],
  ['gzip, deflate, br', 23],
  ['gzip, deflate', 2],
] as const;

type Tally = Record<string, number>;

export type ReaderFigures = {
  pages: number;
  viewsPerSecond: number;
  views: number;
  reachedNode: number;
  shareThatReachesNode: number;
  statuses: Tally;
  /** With one of two replicas gone. */
  oneReplica: { views: number; statuses: Tally };
  outage: { seconds: number; views: number; statuses: Tally };
  afterwards: { views: number; statuses: Tally };
};

/** What a page asks for in the browser, and its pictures. */
const isPage = (path: string) => !/^\/(?:3|api|t)\//.test(path);

/** Between nginx and Marquee, as a replica: counts pages and shortens their lifetimes. */
async function startRelay(origin: string) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (url !== '/readyz' && isPage(url)) count += 1;
    const call = request({ hostname, port, method, path: url, headers, agent }, (answer) => {
      const caching = answer.headers['cache-control']?.replace(
        /s-maxage=(\d+)/,
        (_, seconds) => `s-maxage=${Number(seconds) / lapse}`,
      );
      outgoing.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        ...(caching !== undefined && { 'cache-control': caching }),
      });
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    call.end();
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return address && typeof address === 'object' ? address.port : 0;
  };
  const own = await listen(0);
  return {
    origin: `http://127.0.0.1:${own}`,
    count: () => count,
    open: () => listen(own),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

const add = (tally: Tally, name: string) => {
  tally[name] = (tally[name] ?? 0) + 1;
};

/** Every tenth page of the sitemap, the home page and the lists among the best-known. */
async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.filter((_, index) => index < 10 || index % sampleOf === 0);
}

/** Pictures of the best known titles, drawn before. */
async function drawnPictures(origin: string): Promise<string[]> {
  const { asked } = await readSample(origin, sampleOf);
  const paths = asked.slice(0, 60).map(({ poster }) => `/t/p/w260${poster}`);
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  return paths;
}

export async function measureReaders(): Promise<ReaderFigures> {
  const server = await startServer();
  const replicas = await Promise.all([startRelay(server.origin), startRelay(server.origin)]);
  const [first, second] = replicas;
  const nginx = await startNginx([first.origin, second.origin]);
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const { hostname, port } = new URL(nginx.origin);
  const lots = createLots(16);
  try {
    const pages = await pagesOf(server.origin);
    const pictures = await drawnPictures(server.origin);
    /** A page, or what the app asks for when it leads to one without loading it. */
    const pathDrawn = () => {
      const page = pages[zipf(lots, pages.length, 1)] ?? '/';
      const [, title] = /^\/((?:movie|tv)\/\d+)/.exec(page) ?? [];
      const shape = lots.next();
      if (shape < 0.15) return pictures[zipf(lots, pictures.length, 1)] ?? page;
      if (shape < 0.25 && title !== undefined)
        return `/3/${title}?append_to_response=credits,recommendations`;
      return shape < 0.3 && title !== undefined ? `/api/likeness/${title}` : page;
    };
    /** It and a browser, in the form that nginx keeps it in for that browser. */
    const drawn = () => {
      const path = pathDrawn();
      const accepted = lots.weighted(browsers);
      return { path, accepted, form: `${path} ${accepted.includes('br')}` };
    };
    type View = ReturnType<typeof drawn>;
    const seen = new Set<string>();
    let pageViews = 0;

    const view = ({ path, accepted, form }: View, tally: Tally) =>
      new Promise<void>((done) => {
        // A tenth comes from campaigns and networks, each with a mark of its own.
        const join = path.includes('?') ? '&' : '?';
        const mark = lots.next() < 0.1 ? `${join}utm_source=mail&fbclid=${lots.below(1e9)}` : '';
        if (isPage(path)) pageViews += 1;
        const headers = { 'accept-encoding': accepted };
        const call = request({ hostname, port, path: path + mark, headers, agent }, (answer) => {
          add(tally, String(answer.statusCode));
          if (answer.statusCode === 200) seen.add(form);
          answer.resume().on('end', done).on('error', done);
        });
        call.on('error', () => {
          add(tally, 'error');
          done();
        });
        call.end();
      });

    /** At the day's rate, whether answers come or not. */
    const replay = async (seconds: number, perSecond: number, choose: () => View) => {
      const tally: Tally = {};
      const under: Promise<void>[] = [];
      const begun = performance.now();
      for (let sent = 0; sent < seconds * perSecond;) {
        const due = Math.min(seconds * perSecond, ((performance.now() - begun) / 1000) * perSecond);
        for (; sent < due; sent += 1) under.push(view(choose(), tally));
        await new Promise((soon) => setTimeout(soon, 5));
      }
      await Promise.all(under);
      return { views: under.length, statuses: tally };
    };
    const rate = viewsPerSecond * lapse;

    await replay(secondsOfRun.warmUp, rate, drawn);
    const reached = () => first.count() + second.count();
    const before = { reached: reached(), pageViews };
    const counted = await replay(secondsOfRun.counted, rate, drawn);
    const reachedNode = reached() - before.reached;
    const views = pageViews - before.pageViews;

    await first.close();
    const oneReplica = await replay(secondsOfRun.oneReplica, rate, drawn);
    await second.close();
    const known = () => {
      for (;;) {
        const one = drawn();
        if (seen.has(one.form)) return one;
      }
    };
    // A minute of the clock, at the day's own rate.
    const outage = await replay(secondsOfRun.outage, viewsPerSecond, known);
    await Promise.all([first.open(), second.open()]);
    // nginx leaves a server alone for five seconds after a failure.
    await new Promise((soon) => setTimeout(soon, 6000));
    const afterwards = await replay(secondsOfRun.back, viewsPerSecond, drawn);
    return {
      pages: pages.length,
      viewsPerSecond: Math.round(rate),
      views,
      reachedNode,
      shareThatReachesNode: Number((reachedNode / views).toFixed(4)),
      statuses: counted.statuses,
      oneReplica,
      outage: { seconds: secondsOfRun.outage, ...outage },
      afterwards,
    };
  } finally {
    agent.destroy();
    await nginx.close();
    await Promise.all(replicas.map(async (replica) => replica.close().catch(() => {})));
    await server.stop();
  }
}
