import { serveStrangers } from './stranger-thread.ts';

await serveStrangers();
