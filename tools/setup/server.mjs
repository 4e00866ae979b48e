// How the server is started, by `npm start` and by the benchmarks.
import { projectEnvironment } from './install.mjs';

/**
 * Arguments of the project's Node. A smaller space for young objects costs the renderer nothing that could be
 * measured, and saves a quarter of the memory.
 */
export const serverArguments = ['--max-semi-space-size=4', 'server/main.ts'];

/** With one arena glibc gives back what each thread would keep for itself; pages cost the same processor time. */
export const serverEnvironment = {
  ...projectEnvironment,
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
};
