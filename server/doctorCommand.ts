import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { readSettings } from './env.ts';
import { examine } from './operations/doctor/examine.ts';
import { type Finding, printFindings } from './operations/doctor/finding.ts';
import { liveIndexDirectory } from './titles/live/liveIndexDirectory.ts';

/**
 * `npm run doctor`: looks at everything that is set up, step by step, and says what to do about what is broken. With
 * `--json` as data. Ends with 1 where something is broken. Prints no secret.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '..');
const stepMilliseconds = 5000;

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));

const asFinding = (says: string): Finding => ({
  thing: 'Settings',
  step: 'reading',
  outcome: 'broken',
  says,
  advice: null,
  milliseconds: 0,
});

async function look(): Promise<Finding[]> {
  if (!result.ok) return result.problems.map(asFinding);
  const settings = { ...result.settings, DATA_DIR: resolve(root, result.settings.DATA_DIR) };
  const { DATA_DIR, TMDB_TOKEN, HTTPS_PROXY: httpsProxy, NO_PROXY: noProxy } = settings;
  return examine({
    settings,
    rowsDirectory: join(root, 'content/catalogue'),
    indexDirectory: TMDB_TOKEN === undefined ? join(DATA_DIR, 'search') : liveIndexDirectory(DATA_DIR),
    network: { httpsProxy, noProxy, patience: stepMilliseconds },
    now: () => new Date(),
  });
}

const findings = await look();
const isWell = findings.every(({ outcome }) => outcome !== 'broken');
process.stdout.write(
  values.json ? `${JSON.stringify({ ok: isWell, findings }, null, 2)}\n` : printFindings(findings),
);
process.exitCode = isWell ? 0 : 1;
