import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { licencesPlugin } from './tools/licences/licencesPlugin.ts';
import { browserArguments, findBrowser } from './tools/setup/browser.mjs';
import { fullTag, isFull } from './tools/setup/full.mjs';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(
    `The tests need Node 24, this is ${process.versions.node}. Type npm run test:unit: it takes the one in node_modules.`,
  );
}

const executablePath = await findBrowser();

/** Logic and server under Node; components in a real Chromium. */
export default defineConfig({
  test: {
    // It ends what hangs; a busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default vitest leaves one processor idle, half of a machine with two.
    maxWorkers: 2,
    // On a machine that others use, too: what passes only then is named in the report.
    retry: process.env['CI'] ? 1 : 0,
    tags: [fullTag],
    ...(!isFull && { tagsFilter: [`!${fullTag.name}`] }),
    projects: [
      // No file has anything to hide from another (`isolate`), and a world of its own for each costs as much as the tests.
      {
        test: {
          name: 'node',
          include: [
            '{content,server,tools,bench}/**/*.test.ts',
            'packages/{artwork,title-search,folder-lock}/**/*.test.ts',
          ],
          globalSetup: ['server/testing/startRun.ts', 'server/database/testing/startPostgres.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'logic',
          include: [
            '{contracts,web}/**/*.test.ts',
            'packages/{text,facets,similarity,assistant,titles,teaser}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        plugins: [react(), licencesPlugin(import.meta.dirname)],
        // Found late, these would make a cold run reload in its middle.
        optimizeDeps: {
          include: [
            '@reduxjs/toolkit',
            '@reduxjs/toolkit/query/react',
            'downshift',
            'idb',
            'firebase/app',
            'firebase/auth',
            'react-dom/client',
            'react-dom/server',
            'react-redux',
            'regexparam',
            'vitest-browser-react',
            'wouter',
          ],
        },
        test: {
          name: 'browser',
          include: ['{web,packages}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
