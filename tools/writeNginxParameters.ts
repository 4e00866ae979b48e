import { readFileSync, writeFileSync } from 'node:fs';

import { readParameters } from '@marquee/contracts/readParameters.ts';

const file = new URL('../deploy/nginx.conf', import.meta.url);
const block = /(?<= {2}map "\$asked_path\?&\$args" \$asked \{\n)[^}]*(?= {2}\}\n)/;

/** Leaves out of an address what isn't read of it. */
function lineOf({ path, names }: (typeof readParameters)[number]): string {
  if (names.length === 0) return `"~^${path}" $asked_path;`;
  const read = `&(?:${names.map((name) => name.replace('.', '[.]')).join('|')}|[^=&]*%[^=&]*)(?:=[^&]*)?(?=&|$)`;
  const known = (name: string) => `(?<${name}>(?&read)*+)`;
  const unknown = '(?:(?!(?&read))&[^&]*)*+';
  const query = `${unknown}${known('first')}${unknown}${known('second')}${unknown}(?<rest>.*)`;
  return `"~^(?<at>${path}[^?]*)[?](?(DEFINE)(?<read>${read}))${query}$" $at?$first$second$rest;`;
}

/** deploy/nginx.conf with the parameters of today. */
export function nginxWithParameters(): { is: string; shouldBe: string } {
  const is = readFileSync(file, 'utf8');
  const lines = readParameters.map((one) => `    ${lineOf(one)}\n`).join('');
  return { is, shouldBe: is.replace(block, () => lines) };
}

if (import.meta.main) writeFileSync(file, nginxWithParameters().shouldBe);
