// How the server is started, by `npm start` and by the benchmarks.
import { projectEnvironment } from './install.mjs';

/**
 * Arguments of the project's Node. V8 gives no freed page of its heap back while the process runs, so what it takes at
 * most counts: it may grow by 60 % beyond what is alive in place of 300 %, which costs some processor time. A smaller
 * space for young objects costs nothing that could be measured. docs/decisions/058
 */
export const serverArguments = ['--max-semi-space-size=2', '--heap-growing-percent=60', 'server/main.ts'];

/**
 * glibc with one arena gives back what each thread would keep for itself, and with fixed thresholds what compressing
 * took for a moment: by itself it raises them to the largest block that was ever freed.
 */
export const serverEnvironment = {
  ...projectEnvironment,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '1048576',
};
