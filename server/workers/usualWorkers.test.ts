import { expect, it } from 'vitest';

import { usualWorkers } from './usualWorkers.ts';

const mebibytes = (count: number) => count * 1024 * 1024;

it.each([
  ['one core', 1, 4096, 1],
  ['two cores', 2, 24_000, 1],
  ['eight cores', 8, 16_000, 7],
  ['eight cores in a container of 704 MB', 8, 704, 1],
  ['eight cores in one of 928 MB, as the set-ups have it', 8, 928, 2],
  ['eight cores in one of 1.5 GB', 8, 1536, 4],
  ['less memory than the server itself wants', 4, 256, 1],
])('%s', (_, cores, memory, workers) => {
  expect(usualWorkers(cores, mebibytes(memory))).toBe(workers);
});
