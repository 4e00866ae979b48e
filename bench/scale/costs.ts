import { treeMilliseconds } from './processor.ts';
import type { Sample } from './sample.ts';
import { createSender, type SendOptions } from './send.ts';

const encoding = { 'accept-encoding': 'gzip, deflate, br' };
const atOnce = 8;

/** What is made smaller behind the scenes counts, too. */
async function settled(pid: number): Promise<void> {
  for (let before = treeMilliseconds(pid), looks = 0; looks < 240; looks += 1) {
    await new Promise((later) => setTimeout(later, 500));
    const now = treeMilliseconds(pid);
    if (now - before < 20) return;
    before = now;
  }
}

/** Milliseconds of processor that each of these takes of a process and its children. */
async function costOf(origin: string, pid: number, asked: readonly SendOptions[]): Promise<number> {
  const sender = createSender(origin);
  const before = treeMilliseconds(pid);
  let next = 0;
  const failed: number[] = [];
  const line = async () => {
    while (next < asked.length) {
      const one = asked[(next += 1) - 1];
      const { status } = one ? await sender.send(one) : { status: 200 };
      if (status !== 200) failed.push(status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  await settled(pid);
  sender.close();
  if (failed.length > asked.length / 20)
    throw new Error(`${asked[0]?.path}: ${failed.length} of ${asked.length} failed with ${failed[0]}.`);
  return (treeMilliseconds(pid) - before) / asked.length;
}

const repeated = (asked: readonly SendOptions[], times: number) =>
  Array.from({ length: times }, () => asked).flat();

export type Costs = {
  /** At Node: made anew, and answered from what it keeps. */
  node: Record<string, { made: number; kept: number }>;
  /** At nginx: answered from its cache. */
  nginx: Record<string, number>;
  drawnPicture: number;
};

/** What each kind takes, asked for titles that nobody has asked for before. */
export async function measureCosts(
  servers: { node: { origin: string; pid: number }; nginx: { origin: string; pid: number } },
  { unasked, asked }: Sample,
  files: readonly string[],
): Promise<Costs> {
  const { node, nginx } = servers;
  const ask = (path: string, index: number, body?: string): SendOptions => ({
    path,
    headers: {
      ...encoding,
      'x-forwarded-for': `10.3.${index >> 8}.${index & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  const some = unasked.slice(0, 100);
  const words = ({ name }: { name: string }) => encodeURIComponent(name.toLowerCase().slice(0, 9));
  const byKind: Record<string, readonly SendOptions[]> = {
    page: some.map(({ page }, index) => ask(page, index)),
    details: some.map(({ media, id }, index) =>
      ask(`/3/${media}/${id}?append_to_response=credits%2Ckeywords%2Crecommendations%2Cvideos`, index),
    ),
    list: some.map((_, index) =>
      ask(`/api/discover/movie?year=${1950 + (index % 60)}..&score=${1 + (index % 7)}..`, index),
    ),
    suggest: some.map((one, index) => ask(`/api/suggest?q=${words(one)}`, index)),
    search: some.map((one, index) => ask(`/api/search?q=${words(one)}`, index)),
    file: files.map((path, index) => ask(path, index)),
    picture: asked.slice(0, 100).map(({ poster }, index) => ask(`/t/p/w260${poster}`, index)),
  };
  const costs: Costs = { node: {}, nginx: {}, drawnPicture: 0 };
  for (const [kind, requests] of Object.entries(byKind)) {
    const made = await costOf(node.origin, node.pid, requests);
    const kept = await costOf(node.origin, node.pid, repeated(requests, 10));
    costs.node[kind] = { made, kept };
    const known = requests.slice(0, 50);
    await costOf(nginx.origin, nginx.pid, known);
    costs.nginx[kind] = await costOf(nginx.origin, nginx.pid, repeated(known, 100));
  }
  const questions = some
    .slice(0, 40)
    .map(({ name }, index) =>
      ask(
        '/api/concierge',
        index,
        JSON.stringify({ turns: [{ say: `like ${name}`, without: [] }], seen: [] }),
      ),
    );
  costs.node['question'] = { made: await costOf(node.origin, node.pid, questions), kept: 0 };
  const undrawn = unasked.slice(0, 30).map(({ poster }, index) => ask(`/t/p/w260${poster}`, index));
  costs.drawnPicture = await costOf(node.origin, node.pid, undrawn);
  return costs;
}
