import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { finishBuild } from './tools/finishBuild.ts';
import withServer from './vite.config.ts';

const folder = 'dist/static';

/** The browser's files for a host without our server: cut into chunks as the others are, with an entry of their own. */
export default defineConfig((environment) => {
  const { build, resolve: { alias = [] } = {}, ...shared } = withServer(environment);
  return {
    ...shared,
    resolve: {
      alias: [
        ...(Array.isArray(alias) ? alias : []),
        {
          find: '#web/app/shell/AgeNotice.tsx',
          replacement: join(import.meta.dirname, 'web/static/AgeNotice.tsx'),
        },
      ],
    },
    plugins: [react(), finishBuild(folder)],
    build: {
      ...build,
      outDir: folder,
      rolldownOptions: { ...build?.rolldownOptions, input: 'web/static/main.tsx' },
    },
  };
});
