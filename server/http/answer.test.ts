import { brotliDecompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { Answer } from './answer.ts';
import { compress } from './encoding.ts';

it('is a quick form first, and the smallest for who asks after the second', async () => {
  const page = Array.from({ length: 2000 }, (_, n) => `<p>Film ${(n * 7919) % 1009} of ${n % 97}</p>`).join(
    '',
  );
  const answer = await Answer.of([['content-type', 'text/html']], Buffer.from(page));
  const quick = answer.wire('br')?.body ?? Buffer.alloc(0);
  await expect.poll(() => answer.wire('br')?.body.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(answer.wire('br')?.body ?? Buffer.alloc(0)).toString()).toBe(page);
});

it('lets an answer that somebody waits for be compressed before the smallest forms of others', async () => {
  const bodies = Array.from({ length: 60 }, (_, page) =>
    Buffer.from(Array.from({ length: 3000 }, (__, n) => `<p>Film ${(n * 7919 + page) % 1009}</p>`).join('')),
  );
  const answers = await Promise.all(
    bodies.map(async (body) => Answer.of([['content-type', 'text/html']], body)),
  );
  const quick = answers.map((answer) => answer.wire('br'));
  const small = () => answers.filter((answer, index) => answer.wire('br') !== quick[index]).length;
  await expect.poll(small, { interval: 1 }).toBeGreaterThan(0);
  await compress(bodies[0] ?? Buffer.alloc(0), 'br', 'quick');
  expect(small()).toBeLessThan(answers.length / 2);
});
