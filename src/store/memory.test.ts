import { describeCallers } from './callers.contract.ts';
import { MemoryStore } from './memory.ts';
import { describeKeyMove, describeStore } from './store.contract.ts';
import { describeSweep } from './sweep.contract.ts';
import { describeUsage } from './usage.contract.ts';

describeStore('the store in memory', async () => new MemoryStore());
describeKeyMove('the store in memory', async () => new MemoryStore());
describeUsage('the store in memory', async () => new MemoryStore());
describeCallers('the store in memory', async () => new MemoryStore());
describeSweep('the store in memory', async () => new MemoryStore());
