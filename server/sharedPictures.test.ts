import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type S3, s3Missing, startS3 } from './sharedStore/testing/startS3.ts';
import { freePort } from './testing/freePort.ts';
import { type Replica, startReplica } from './testing/startReplica.ts';
import { jpeg, startHost } from './titles/tmdb/pictures/testing/startHost.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';

type Watched = Replica & { metrics: string };

const films = [603, 550, 680, 13, 278, 238, 424, 240, 497, 155];
const missing = s3Missing === null ? '' : ` (skipped: ${s3Missing})`;

describe.skipIf(s3Missing)(`three servers with folders of their own and one S3 server${missing}`, () => {
  let s3: S3;
  let tmdb: FakeTmdb;
  let host: Awaited<ReturnType<typeof startHost>>;
  const servers: Watched[] = [];

  const start = async (): Promise<Watched> => {
    const port = await freePort();
    const replica = await startReplica({
      ...s3.settings,
      METRICS_PORT: String(port),
      TMDB_TOKEN: tmdb.token,
      TMDB_BASE_URL: tmdb.url,
      TMDB_IMAGE_BASE_URL: host.base,
      IMAGE_PROXY: 'on',
    });
    return { ...replica, metrics: `http://127.0.0.1:${port}/metrics` };
  };
  beforeAll(async () => {
    [s3, tmdb, host] = await Promise.all([startS3(), startFakeTmdb({ rows: 'sample' }), startHost()]);
    for (let count = 0; count < 3; count += 1) servers.push(await start());
  }, 180_000);
  afterAll(async () => {
    for (const server of servers) await server.remove();
    await Promise.all([s3.close(), tmdb.close(), host.close()]);
  });

  async function figure(server: Watched, line: string): Promise<number> {
    const lines = (await (await fetch(server.metrics)).text()).split('\n');
    return Number(
      lines
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  }
  const drawn = async () => {
    const counts = servers.map((server) => figure(server, 'marquee_queue_done_total{queue="drawing"}'));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  /** Nothing is under way to the store: what was drawn is there. */
  const settled = async () => {
    const running = () =>
      Promise.all(servers.map((one) => figure(one, 'marquee_queue_running{queue="shared_store"}')));
    await expect.poll(running, { timeout: 20_000 }).toEqual(servers.map(() => 0));
  };

  const picture = async (server: Watched, path: string) => {
    const answer = await fetch(`${server.origin}/t/p/${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()).toString('base64') };
  };

  it('draw each picture once, whoever is asked for it', async () => {
    await settled();
    const before = await drawn();
    const paths = films.flatMap((id) => [`w342/m${id}-poster.svg`, `w260/m${id}-poster.webp`]);
    const seen: { status: number; body: string }[][] = [];
    for (const server of servers) {
      const answers = [];
      for (const path of paths) answers.push(await picture(server, path));
      seen.push(answers);
      await settled();
    }
    expect(seen[0]?.every(({ status }) => status === 200)).toBe(true);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect((await drawn()) - before).toBe(paths.length);
  });

  it('fetch a picture of TMDB’s once', async () => {
    for (const server of servers) {
      const { status, body } = await picture(server, 'w342/abcdefgh.jpg');
      expect([status, body]).toEqual([200, jpeg().toString('base64')]);
      await settled();
    }
    expect(host.asked.filter((path) => path.includes('abcdefgh'))).toHaveLength(1);
  });

  it('go on by themselves when the store is gone', async () => {
    await s3.close();
    for (const server of servers) {
      const answers = await Promise.all(films.map((id) => picture(server, `w780/m${id}-backdrop.svg`)));
      expect(answers.map(({ status }) => status)).toEqual(films.map(() => 200));
      expect((await fetch(`${server.origin}/`)).status).toBe(200);
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
      expect(await figure(server, 'marquee_breaker_open{service="shared_store"}')).toBe(1);
    }
  });
});
