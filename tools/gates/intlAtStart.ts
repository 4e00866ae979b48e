import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A formatter in a statement of the module itself, or stored other than at its first use (`??=`). */
const early = /^\S.*new Intl\.|^.*[^?]= new Intl\.\w+\([^()]*\);$/m;

/** The browser's modules that construct a formatter of `Intl` when they are loaded: it delays the first load. */
export const constructIntlAtStart = (folder: string): string[] =>
  globSync('web/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.test\.tsx?$/.test(path) && early.test(readFileSync(join(folder, path), 'utf8')))
    .toSorted();
