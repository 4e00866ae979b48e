import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { chunkGroups } from './tools/chunks.ts';
import { finishBuild } from './tools/finishBuild.ts';
import { licencesPlugin } from './tools/licences/licencesPlugin.ts';

const clientFolder = 'dist/client';

/** Libraries that every page needs, in two parts that are evaluated one after the other; all others stay with the chunk that asks for them. */
const viewLibraries =
  /vite[\\/]preload-helper|[\\/]node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|mitt)[\\/]/;
const storeLibraries = /[\\/]node_modules[\\/](?:react-redux|@reduxjs|redux|redux-thunk|reselect|immer)[\\/]/;

/** A chunk that several pages share is named after all of them, which may be long. */
const shortName = (name: string) => name.replace(/~.*/, '');

/** `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), licencesPlugin(import.meta.dirname), ...(isSsrBuild ? [] : [finishBuild(clientFolder)])],
  publicDir: 'web/public',
  // wouter includes a replacement for a hook that React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { input: 'web/app/render.tsx', output: { entryFileNames: 'render.js' } },
      }
    : {
        outDir: clientFolder,
        // Open tabs still ask for the chunks of the build before; `finishBuild` clears away the old ones.
        emptyOutDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Of a page that is fetched later the entry names only the styles: scripts say themselves what they import.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
        },
        rolldownOptions: {
          input: 'web/main.tsx',
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: ({ name }) => `static/js/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) =>
              `static/[ext]/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
            // Few requests on a first visit: the libraries, which outlive a deployment, and what most pages share.
            codeSplitting: {
              groups: [
                { name: 'view', test: viewLibraries, priority: 103 },
                { name: 'store', test: storeLibraries, priority: 102 },
                { name: 'client', test: /[\\/]web[\\/]api[\\/]client\./, priority: 101 },
                ...chunkGroups,
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 200,
                },
              ],
            },
          },
        },
      },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'static/worker/[name]-[hash].js' } },
  },
  // The renderer is one self-contained bundle of React's production build, whatever NODE_ENV says at run time.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
