import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

import { sourcesFor } from './casting.ts';
import { type FaceName, faces } from './faces.ts';
import { type Script, traits } from './scripts.ts';

const require = createRequire(import.meta.url);
const listed = readFileSync(new URL('LICENCES.md', import.meta.url), 'utf8')
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells[2]?.startsWith('@fontsource/') === true)
  .map(([, , name = '', licence = '', copyright = '']) => ({ name, licence, copyright }));

/** Every package that letters can come from. */
const used = new Set(
  (Object.keys(faces) as FaceName[]).flatMap((face) =>
    (Object.keys(traits) as Script[])
      .flatMap((script) => ['zh', 'ja'].flatMap((language) => sourcesFor(face, script, '龙', language)))
      .map((source) => `@fontsource/${source.package}`),
  ),
);

const licenceOf = (name: string): string => readFileSync(require.resolve(`${name}/LICENSE`), 'utf8');

describe('LICENCES.md', () => {
  it('names every package that letters come from, and no other', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
  });

  it('names the licence and the copyright that each package carries', () => {
    const kinds: Record<string, RegExp> = {
      'OFL-1.1': /SIL Open Font License, Version 1\.1/i,
      'Apache-2.0': /Apache License\s+Version 2\.0/,
    };
    const wrong = listed.filter(({ name, licence }) => kinds[licence]?.test(licenceOf(name)) !== true);
    expect(wrong).toEqual([]);
    expect(listed.filter(({ copyright }) => !copyright.startsWith('Copyright'))).toEqual([]);
  });
});
