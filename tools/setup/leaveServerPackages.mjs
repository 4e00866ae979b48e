// After `npm ci --omit=dev`: removes what only the browser's bundle is made of. For the image (docs/decisions/034).
import { readFileSync, rmSync } from 'node:fs';

import { placesFor, serverNames } from './lockedPackages.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const lock = read('package-lock.json');
const needed = placesFor(lock, serverNames(read('package.json')));
for (const place of Object.keys(lock.packages)) {
  if (place.includes('node_modules/') && !needed.has(place)) rmSync(place, { recursive: true, force: true });
}
