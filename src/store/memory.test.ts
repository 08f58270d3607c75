import { MemoryStore } from './memory.ts';
import { describeKeyMove, describeStore, describeSweep } from './store.contract.ts';

describeStore('the store in memory', async () => new MemoryStore());
describeKeyMove('the store in memory', async () => new MemoryStore());
describeSweep('the store in memory', async () => new MemoryStore());
