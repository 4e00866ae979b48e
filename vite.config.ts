import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files, `vite build --ssr` the renderer that the server loads. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react({ compiler: true })],
  publicDir: 'web/public',
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        rolldownOptions: { input: 'web/app/render.tsx', output: { entryFileNames: 'render.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/main.tsx',
          output: {
            entryFileNames: 'static/js/[name]-[hash].js',
            chunkFileNames: 'static/js/[name]-[hash].js',
            assetFileNames: 'static/[ext]/[name]-[hash][extname]',
          },
        },
      },
  ssr: { noExternal: true },
}));
