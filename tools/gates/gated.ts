import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

const settings = [
  'oxlint.config.ts',
  'tools/layers.ts',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'package.json',
  'knip.json',
  ...['web', 'server', 'e2e'].map((part) => `${part}/tsconfig.json`),
];

export type Gated = ReturnType<typeof openGated>;

/** An empty project with the settings of this one, for samples that its gates have to reject. */
export function openGated() {
  const folder = mkdtempSync(join(tmpdir(), 'gates-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const file of settings) cpSync(join(root, file), join(folder, file));

  return {
    folder,
    write: (files: Readonly<Record<string, string>>) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    check: (command: string, args: string[]): { passes: boolean; output: string } => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
      return { passes: status === 0, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
