import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['*.md', 'docs/**/*.md', '{bench,content,deploy,packages}/**/README.md'];

type Document = { path: string; text: string };

const read = (folder: string): Document[] =>
  globSync(documents, { cwd: folder, exclude: (name) => name.includes('node_modules') }).map((path) => ({
    path,
    text: readFileSync(join(folder, path), 'utf8'),
  }));

/** Links from one document to a file that isn't there. */
export const missingLinks = (folder: string): string[] =>
  read(folder)
    .flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/\]\((?!https?:)(?<to>[^)#\s]+)[^)]*\)/g),
        ({ groups }) => groups?.['to'] ?? '',
      )
        .filter((to) => !existsSync(join(folder, dirname(path), to)))
        .map((to) => `${path}: ${to}`),
    )
    .toSorted();

const command = /npm run (?:-s )?(?<script>[a-z][\w:]*)(?<rest>[^`\n]*)/g;

/** The benchmarks and the test files that a command names. Words in capitals stand for something. */
function namedBy(script: string, rest: string): string[] {
  const words = (rest.split('#')[0] ?? '').trim().split(/\s+/).filter(Boolean);
  if (script === 'bench') {
    const names = words.slice(0, words.indexOf('--') < 0 ? undefined : words.indexOf('--'));
    return names.filter((name) => /^[a-z]\w*$/i.test(name)).map((name) => `bench/${name}.ts`);
  }
  if (script.startsWith('test:')) return words.filter((word) => /^[a-z][\w.-]*\/\S+$/i.test(word));
  return [];
}

/** Commands in documents of which a part isn't there: a script, a benchmark, a file of tests. */
export function unknownCommands(folder: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return read(folder)
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(command), ({ groups }) => {
        const { script = '', rest = '' } = groups ?? {};
        if (!(script in scripts)) return [`${path}: npm run ${script}`];
        return namedBy(script, rest)
          .filter((file) => !existsSync(join(folder, file)))
          .map((file) => `${path}: ${file}`);
      }).flat(),
    )
    .toSorted();
}

const rows = 28;

/** What the table of trust lacks: a row, a figure, or a command by which its figure is taken again. */
export function gapsInTrust(text: string): string[] {
  const cells = new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith('| S'))
      .map((line) => {
        const [name = '', ...others] = line.split('|').slice(1, -1);
        return [name.trim(), others.map((cell) => cell.trim())];
      }),
  );
  return Array.from({ length: rows }, (_, index) => `S${index + 1}`).flatMap((name) => {
    const row = cells.get(name);
    if (!row) return [`${name} is missing`];
    const [figure = '', run = ''] = row.slice(-2);
    if (row.some((cell) => cell === '')) return [`${name} has an empty cell`];
    return /`[^`]*npm (?:run|test)/.test(run) || figure.startsWith('not run')
      ? []
      : [`${name} has no command`];
  });
}
