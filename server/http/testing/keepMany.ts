import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';

import { createAnswerCache } from '#server/http/answerCache.ts';

/**
 * Keeps many answers and prints how many bytes of buffers stay: `cache` as the server does, within 4 MB; `pooled` all as
 * zlib hands them over.
 */
const maxBytes = 4 * 1024 * 1024;
const count = 1500;
const bodyOf = (number: number) => Buffer.from(`{"results":[${`${number},`.repeat(600)}0]}`);

const cache = createAnswerCache({ maxBytes, maxAgeMilliseconds: 60_000, now: () => new Date(0) });
const pooled: Buffer[] = [];
for (let number = 0; number < count; number += 1) {
  if (process.argv[2] === 'pooled') pooled.push(brotliCompressSync(bodyOf(number)));
  else await cache.keep(String(number), [], bodyOf(number));
}
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
collect();
collect();
// Both are still in use.
const kept = pooled.length + (cache.find(String(count - 1)) ? 1 : 0);
process.stdout.write(JSON.stringify({ kept, bytes: process.memoryUsage().arrayBuffers }));
