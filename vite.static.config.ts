import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { finishBuild } from './tools/finishBuild.ts';
import withServer from './vite.config.ts';

const folder = 'dist/static';

/** The browser's files for a host without our server: cut into chunks as the others are, with an entry of their own. */
export default defineConfig((environment) => {
  const { build, ...shared } = withServer(environment);
  return {
    ...shared,
    plugins: [react(), finishBuild(folder)],
    build: {
      ...build,
      outDir: folder,
      rolldownOptions: { ...build?.rolldownOptions, input: 'web/static/main.tsx' },
    },
  };
});
