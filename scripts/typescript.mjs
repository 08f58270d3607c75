/** `node --import ./scripts/typescript.mjs file.ts`: runs TypeScript on Node 20 too, which cannot itself. */
import { register } from 'node:module';

register('./typescript-loader.mjs', import.meta.url);
