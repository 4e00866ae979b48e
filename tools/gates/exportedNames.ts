import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = '{bench,contracts,packages,server,tools,web}/**/*.{ts,tsx,mts}';
const isOther = (path: string) =>
  /(?:^|\/)node_modules\/|\.test\.tsx?$|\.d\.ts$|\/testing\/|\/test[A-Z]\w*\.tsx?$/.test(path);

const typeDeclaration = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;
/** `export type { Name };`, which declares where no module follows. */
const typeList = /^export type \{([^}]*)\}(?! from)/gm;

/** The types that a module declares and exports. */
function typesIn(text: string): Set<string> {
  const listed = Array.from(text.matchAll(typeList), ([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
  );
  const declared = Array.from(text.matchAll(typeDeclaration), ([, name = '']) => name);
  return new Set([...declared, ...listed.flat()].filter((name) => name !== ''));
}

/** The exported types that more than one module declares, with these modules. */
export function typesDeclaredTwice(folder: string): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const path of globSync(sources, { cwd: folder })
    .filter((one) => !isOther(one))
    .toSorted())
    for (const name of typesIn(readFileSync(join(folder, path), 'utf8')))
      modules.set(name, [...(modules.get(name) ?? []), path]);
  return new Map([...modules].filter(([, paths]) => paths.length > 1));
}
