/**
 * Bundles the script of the playground, src/web, into one file of the folder given as argument. The name of the file
 * holds a hash of its content, so that a browser may keep it for good.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [outDir] = process.argv.slice(2);

await build({
  root: fileURLToPath(new URL('../src/web', import.meta.url)),
  configFile: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: fileURLToPath(new URL('../src/web/main.tsx', import.meta.url)),
      output: { entryFileNames: 'playground-[hash].js' },
    },
  },
});
