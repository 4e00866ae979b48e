import type { LicenceText } from './readLicences.ts';

const rule = '-'.repeat(80);

const line = ({ name, version, licence, by }: LicenceText) =>
  `${name} ${version} (${licence})${by === '' ? '' : `, ${by}`}`;

/** Every licence in full, each text once below those that it is for. */
export function licencesText(licences: readonly LicenceText[]): string {
  const byText = new Map<string, LicenceText[]>();
  for (const read of licences) {
    if (read.text !== null) byText.set(read.text, [...(byText.get(read.text) ?? []), read]);
  }
  const without = licences.filter(({ text }) => text === null);
  return [
    'What is in Marquee that others made, with their licences.',
    ...Array.from(byText, ([text, reads]) => `${reads.map(line).join('\n')}\n\n${text}`),
    [
      'These bring no text of their own. The one of each licence is at https://spdx.org/licenses/.',
      '',
      ...without.map((read) => `${line(read)}, ${read.address}`),
    ].join('\n'),
  ]
    .join(`\n\n${rule}\n\n`)
    .concat('\n');
}
