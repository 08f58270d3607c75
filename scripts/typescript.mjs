/**
 * `node --import ./scripts/typescript.mjs file.ts`: runs TypeScript on Node 20 too, which cannot itself. The data of the
 * text engine is packed first where it has changed.
 */
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { updateLexicon } from './text/generate-lexicon.mjs';

await updateLexicon(fileURLToPath(new URL('..', import.meta.url)));
register('./typescript-loader.mjs', import.meta.url);
