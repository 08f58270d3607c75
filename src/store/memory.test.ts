import { MemoryStore } from './memory.ts';
import { describeStore } from './store.contract.ts';

describeStore('the store in memory', async () => new MemoryStore());
