import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { finishBuild } from './tools/finishBuild.ts';

const clientFolder = 'dist/client';

/** `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react({ compiler: true }), ...(isSsrBuild ? [] : [finishBuild(clientFolder)])],
  publicDir: 'web/public',
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
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'web/main.tsx',
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            assetFileNames: 'static/[ext]/[name]-[hash][extname]',
          },
        },
      },
  // The renderer is one self-contained bundle of React's production build, whatever NODE_ENV says at run time.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
