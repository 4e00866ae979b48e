import { brotliDecompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { Answer } from './answer.ts';

it('is a quick form first, and the smallest for who asks after the second', async () => {
  const page = Array.from({ length: 2000 }, (_, n) => `<p>Film ${(n * 7919) % 1009} of ${n % 97}</p>`).join(
    '',
  );
  const answer = await Answer.of([['content-type', 'text/html']], Buffer.from(page));
  const quick = answer.wire('br')?.body ?? Buffer.alloc(0);
  await expect.poll(() => answer.wire('br')?.body.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(answer.wire('br')?.body ?? Buffer.alloc(0)).toString()).toBe(page);
});
