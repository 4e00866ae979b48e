// `npm run build`: the browser's files and the renderer, into dist/.
import { build } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { step } from './setup/step.mjs';

await ensureInstalled();
await step('Building the app', build);
