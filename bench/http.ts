import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';

import autocannon from 'autocannon';

import type { RawAnswer } from './support/rawServer.ts';
import { startServer } from './support/runningServer.ts';

/**
 * Requests per second for a kept JSON answer and the home page, against Node's own server sending the same bytes.
 * Rounds take turns, since the machine is never quiet; the ratio is what counts.
 */
const paths = { json: '/3/movie/popular?page=1', html: '/' };
const rounds = 5;
const secondsPerRound = 2;
const connections = 32;
const headers = { 'accept-encoding': 'br' };

async function fetchRaw(url: string): Promise<RawAnswer> {
  const call = request(url, { headers });
  call.end();
  const [response] = await once(call, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const flat: string[] = response.rawHeaders;
  return {
    headers: flat.flatMap((name, index) =>
      index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as [string, string]] : [],
    ),
    body: Buffer.concat(chunks).toString('base64'),
  };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failures, ${result.errors} errors`);
  return result.requests.average;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));

const ours = await startServer();
const raw = fork(join(import.meta.dirname, 'support/rawServer.ts'));
try {
  const answers: Record<string, RawAnswer> = {};
  for (const path of Object.values(paths)) {
    for (let count = 0; count < 20; count += 1) await fetchRaw(ours.origin + path);
    await settle();
    answers[path] = await fetchRaw(ours.origin + path);
  }
  raw.send(answers);
  const [port] = await once(raw, 'message');

  const report: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(paths)) {
    const rates = { ours: [] as number[], raw: [] as number[] };
    for (const origin of [ours.origin, `http://127.0.0.1:${port}`]) await requestsPerSecond(origin + path);
    for (let round = 0; round < rounds; round += 1) {
      rates.raw.push(await requestsPerSecond(`http://127.0.0.1:${port}${path}`));
      rates.ours.push(await requestsPerSecond(ours.origin + path));
    }
    const ratios = rates.ours.map((rate, round) => rate / (rates.raw[round] ?? rate));
    report[name] = {
      bytes: Buffer.from(answers[path]?.body ?? '', 'base64').length,
      rawPerSecond: Math.round(median(rates.raw)),
      oursPerSecond: Math.round(median(rates.ours)),
      ratio: Number(median(ratios).toFixed(3)),
    };
  }
  console.log(JSON.stringify({ unit: 'requests per second', connections, rounds, bar: 0.9, ...report }));
} finally {
  raw.kill();
  await ours.stop();
}
