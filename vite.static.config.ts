import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { finishBuild } from './tools/finishBuild.ts';
import { licencesPlugin } from './tools/licences/licencesPlugin.ts';
import withServer from './vite.config.ts';

const folder = 'dist/static';

/** What is answered in the browser here, in place of what asks our server. */
const ours = [
  ['#web/app/shell/AgeNotice.tsx', 'web/static/AgeNotice.tsx'],
  ['#web/app/analytics/openRoot.ts', 'web/static/openRoot.ts'],
  ['#web/api/assistant/askAssistant.ts', 'web/static/askAssistant.ts'],
  ['#web/api/assistant/ownEngine.ts', 'web/static/ownEngine.ts'],
  ['#web/features/ask/AssistSwitch.tsx', 'web/static/AssistSwitch.tsx'],
  ['#web/features/ask/useAssisted.ts', 'web/static/useAssisted.ts'],
] as const;

/** The browser's files for a host without our server: cut into chunks as the others are, with an entry of their own. */
export default defineConfig((environment) => {
  const { build, resolve: { alias = [] } = {}, ...shared } = withServer(environment);
  return {
    ...shared,
    resolve: {
      alias: [
        ...(Array.isArray(alias) ? alias : []),
        ...ours.map(([find, path]) => ({ find, replacement: join(import.meta.dirname, path) })),
      ],
    },
    plugins: [react(), licencesPlugin(import.meta.dirname), finishBuild(folder)],
    build: {
      ...build,
      outDir: folder,
      rolldownOptions: { ...build?.rolldownOptions, input: 'web/static/main.tsx' },
    },
  };
});
