import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './tidy/repository.ts';
