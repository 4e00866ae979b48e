import { writeFileSync } from 'node:fs';

import { settingsPage } from '#server/settingsPage.ts';

writeFileSync(new URL('../docs/settings.md', import.meta.url), settingsPage());
