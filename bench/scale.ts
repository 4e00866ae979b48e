import { parseArgs } from 'node:util';

import { Client } from 'pg';

import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { freePort } from '#server/testing/freePort.ts';
import { nginxMissing, startNginx } from '#server/testing/startNginx.ts';

import { memoryOf } from './load/processMemory.ts';
import { measureCosts } from './scale/costs.ts';
import { assumptions, countsBetween, dayOf, nodeCounts } from './scale/day.ts';
import { createPeople, perTime, postgresFigures } from './scale/people.ts';
import { treeMilliseconds } from './scale/processor.ts';
import { replay } from './scale/replay.ts';
import { readSample, type Sample } from './scale/sample.ts';
import { createSender, type VisitorSender } from './scale/send.ts';
import { createVisits } from './scale/visitors.ts';
import { startServer } from './support/runningServer.ts';

/**
 * A day of ten million visitors: a tenth of its visitors and of the titles, at the rate of the clock, through the shipped
 * nginx to one server with PostgreSQL; and from that the day, by multiplying. `--requests=1000000` are twenty minutes of
 * it, of which the last part is counted; `--warmUp=0.4` is the part before, and `--minutes` ends it early. A machine that is
 * too slow stretches it.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    warmUp: { type: 'string', default: '0.4' },
    accounts: { type: 'string', default: '80' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '16' },
    sample: { type: 'string', default: '10' },
  },
  strict: false,
});
const sampleOf = Number(values['sample']);
const requests = Number(values['requests']);
const accounts = Number(values['accounts']);

/** The built files of a first visit: the home page's, and those that its service worker keeps. */
async function filesOf(origin: string): Promise<string[]> {
  const texts = await Promise.all(['/', '/sw.js'].map(async (path) => (await fetch(origin + path)).text()));
  return [...new Set(texts.join().match(/\/static\/(?:js|css|woff2)\/[\w.~-]+\.(?:js|css|woff2)/g))];
}

/** Draws what visitors will see: the server has it on disk from then on. */
async function drawAll(sender: VisitorSender, { asked, world }: Sample): Promise<number> {
  const posters = ['w92', 'w160', 'w260', 'w400'].flatMap((size) =>
    asked.map(({ poster }) => `${size}${poster}`),
  );
  const backdrops = world.pictures.filter((_, index) => index % 2 === 1).map((name) => `w1280${name}`);
  const paths = [...posters, ...backdrops].map((name) => `/t/p/${name}`);
  const left = paths.values();
  const line = async () => {
    for (const path of left) {
      for (let tries = 0; tries < 20; tries += 1) {
        const { status } = await sender.send({ path, headers: { 'x-forwarded-for': '10.9.0.1' } });
        if (status === 200) break;
        await new Promise((again) => setTimeout(again, 1000));
      }
    }
  };
  await Promise.all([line(), line(), line()]);
  return paths.length;
}

async function measureAll(cluster: PostgresCluster) {
  const metricsPort = await freePort();
  const server = await startServer(undefined, {
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: cluster.url(),
    METRICS_PORT: String(metricsPort),
  });
  const nginx = await startNginx([server.origin, server.origin]);
  const direct = createSender(server.origin);
  const sender = createSender(nginx.origin);
  const client = new Client({ connectionString: cluster.url() });
  await client.connect();
  try {
    const sample = await readSample(server.origin, sampleOf);
    const files = await filesOf(server.origin);
    const told = (text: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${text}`);
    told(`${await drawAll(direct, sample)} pictures are drawn`);

    const people = createPeople(direct);
    await people.signUp(accounts);
    const costBetween = async (times: number, act: (index: number) => Promise<unknown>) => {
      const [rows, milliseconds] = [await postgresFigures(client), treeMilliseconds(server.pid)];
      for (let index = 0; index < times; index += 1) await act(index);
      const after = treeMilliseconds(server.pid);
      return {
        rows: perTime(rows, await postgresFigures(client), times),
        milliseconds: (after - milliseconds) / times,
      };
    };
    const signIn = await costBetween(20, (index) => people.signIn(index % accounts));
    const refresh = await costBetween(accounts, (index) => people.refresh(direct, index, index));
    const mark = await costBetween(400, (index) =>
      direct.send({
        path: '/api/library/changes',
        headers: { ...people.headers(index % accounts), 'x-forwarded-for': `10.4.0.${index % accounts}` },
        body: JSON.stringify({
          changes: [{ key: `mark/movie/${index + 1}/rating`, value: 7, at: Date.now() }],
        }),
      }),
    );
    told('people are measured');

    const metrics = async () =>
      nodeCounts(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    const processors = () => ({ node: treeMilliseconds(server.pid), nginx: treeMilliseconds(nginx.pid) });
    let before = { counts: await metrics(), processors: processors() };
    const window = await replay({
      visits: createVisits(sample.world, {
        visitorsPerSecond: assumptions.visitors / 86_400 / sampleOf,
        accounts,
        files,
        seed: Number(values['seed']),
      }),
      requests,
      minutes: Number(values['minutes']),
      warmUp: requests * Number(values['warmUp']),
      sender,
      people,
      atWindow: async () => {
        told('counting begins');
        before = { counts: await metrics(), processors: processors() };
      },
    });
    const node = countsBetween(before.counts, await metrics());
    const spent = processors();
    told(`the trace is over: ${JSON.stringify({ window, node, spent, before: before.processors })}`);
    const memory = { node: memoryOf(server.pid), nginx: memoryOf(nginx.pid) };
    const costs = await measureCosts({ node: server, nginx }, sample, files);
    const postgres = { mark: mark.rows, refresh: refresh.rows, signIn: signIn.rows };
    const peopleCosts = {
      mark: mark.milliseconds,
      refresh: refresh.milliseconds,
      signIn: signIn.milliseconds,
    };
    return {
      requests,
      titles: sample.asked.length,
      files: files.length,
      window,
      node,
      processorSeconds: {
        node: (spent.node - before.processors.node) / 1000,
        nginx: (spent.nginx - before.processors.nginx) / 1000,
      },
      memory,
      costs,
      people: peopleCosts,
      postgres,
      assumptions,
      day: dayOf({ window, node, costs, postgres, people: peopleCosts }),
    };
  } finally {
    await client.end();
    direct.close();
    sender.close();
    await nginx.close();
    await server.stop();
  }
}

const missing = nginxMissing ?? postgresMissing;
if (missing !== null) console.log(JSON.stringify({ missing }));
else {
  const cluster = new PostgresCluster({ durable: true });
  try {
    await cluster.start();
    console.log(JSON.stringify(await measureAll(cluster)));
  } finally {
    await cluster.remove();
  }
}
