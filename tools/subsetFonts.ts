import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import subsetFont from 'subset-font';

/** Makes the app's two faces small: `node tools/subsetFonts.ts` writes web/ui/fonts. */

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../web/ui/fonts/', import.meta.url);

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What nearly every page needs. The same ranges stand as `unicode-range` in tokens.css. */
const latin = `${range(0x20, 0x7e)} ©·½×Éàáäåçèéêíñóôöøúü–—‘’“”…−`;
/** The rest of Latin, fetched only by pages with such a letter. */
const latinMore = Array.from(range(0xa1, 0x17f) + range(0x1e00, 0x1eff) + 'ȘșȚțƒˆ˚˜†‡•‚„‹›⁄€™′″')
  .filter((letter) => !latin.includes(letter))
  .join('');

type Face = {
  name: string;
  folder: string;
  /** The package's files by alphabet: letters are searched in both. */
  files: { latin: string; more: string };
  /** Only as much of the axes as the design uses. */
  axes: Record<string, { min: number; max: number }>;
};

const faces: readonly Face[] = [
  {
    name: 'imbue',
    folder: 'imbue',
    files: { latin: 'imbue-latin-opsz-normal.woff2', more: 'imbue-latin-ext-opsz-normal.woff2' },
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 100 } },
  },
  {
    name: 'hanken-grotesk',
    folder: 'hanken-grotesk',
    files: {
      latin: 'hanken-grotesk-latin-wght-normal.woff2',
      more: 'hanken-grotesk-latin-ext-wght-normal.woff2',
    },
    axes: { wght: { min: 400, max: 600 } },
  },
];

async function write(face: Face, source: string, letters: string, name: string): Promise<void> {
  const file = readFileSync(new URL(`${face.folder}/files/${source}`, packages));
  const subset = await subsetFont(file, letters, { targetFormat: 'woff2', variationAxes: face.axes });
  writeFileSync(new URL(`${name}.woff2`, target), subset);
  process.stdout.write(`${name}.woff2 ${subset.length} bytes\n`);
}

mkdirSync(target, { recursive: true });
for (const face of faces) {
  await write(face, face.files.latin, latin, face.name);
  await write(face, face.files.latin, latinMore, `${face.name}-latin-1`);
  await write(face, face.files.more, latinMore + latin, `${face.name}-ext`);
  const licence = readFileSync(new URL(`${face.folder}/LICENSE`, packages));
  writeFileSync(new URL(`${face.name}-OFL.txt`, target), licence);
}
