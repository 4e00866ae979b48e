import { writeFileSync } from 'node:fs';

import { drawIcons } from '@marquee/artwork/draw';

/** Redraws Marquee's own pictures: `node tools/drawIcons.ts` writes web/public. */
for (const [name, bytes] of Object.entries(await drawIcons())) {
  writeFileSync(new URL(`../web/public/${name}`, import.meta.url), bytes);
  process.stdout.write(`${name} ${bytes.length} bytes\n`);
}
