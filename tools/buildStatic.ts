import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';

import { createFindAssets } from '#server/pages/pageAssets.ts';

import { ensureStaticBuilt } from './setup/build.mjs';
import { root } from './setup/install.mjs';
import { hostFiles } from './static/hostFiles.ts';
import { readStaticSettings } from './static/staticSettings.ts';

const folder = join(root, 'dist/static');
const settingsFile = join(root, '.env.static');

/** The file's settings, and those of the environment, which count more. */
function readEnvironment(): Record<string, string | undefined> {
  if (!existsSync(settingsFile)) return process.env;
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  return { ...parseEnv(readFileSync(settingsFile, 'utf8')), ...Object.fromEntries(given) };
}

async function run(): Promise<void> {
  const result = readStaticSettings(readEnvironment());
  if (!result.ok) {
    const lines = result.problems.map((problem) => `  ${problem}`);
    console.error(
      [
        "The static build can't be made. Set these in the environment or in .env.static:",
        ...lines,
        'docs/static.md has the whole list.',
      ].join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  await ensureStaticBuilt();
  const files = hostFiles(result.build, createFindAssets(folder)(''));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const note of result.notes) console.log(note);
  console.log('The build is in dist/static. Whoever opens it can read its settings, keys too.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
