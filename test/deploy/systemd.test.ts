import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/service/settings/config.ts';
import { hasConsumer } from '../support/consumers.ts';
import { readFile, unitAssignments } from '../support/running/deployment.ts';

const assigned = (wanted: string): string | undefined =>
  unitAssignments().find(([name]) => name === wanted)?.[1];

describe('deploy/sundry.service', () => {
  it('has longer to stop than the service may take', () => {
    const { drainDelayMs, shutdownTimeoutMs } = readConfig({});
    expect(Number(assigned('TimeoutStopSec')) * 1000).toBeGreaterThan(drainDelayMs + shutdownTimeoutMs);
  });

  it('sends the signal once: the second would end the service at once', () => {
    expect(assigned('KillMode')).toBe('mixed');
  });

  it('does not start again what a setting keeps from starting (sysexits.h EX_CONFIG)', () => {
    expect(assigned('RestartPreventExitStatus')).toBe('78');
  });

  it('keeps the store where the service may write', () => {
    expect(assigned('Environment')).toContain(`DATA_DIR=%S/${assigned('StateDirectory')}`);
  });
});

describe.runIf(hasConsumer('systemd-analyze'))('systemd of deploy/sundry.service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-unit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sundry.service');
  // The program must exist for verify, wherever Node is here.
  writeFileSync(file, readFile('deploy/sundry.service').replace('/usr/bin/node', process.execPath));
  const analyze = (...args: readonly string[]) =>
    spawnSync('systemd-analyze', [...args, file], { encoding: 'utf8' });

  it('finds no fault', () => {
    const { status, stderr } = analyze('verify', '--man=no');
    expect([status, stderr]).toEqual([0, '']);
  });

  it('finds an exposure of at most 1.5 of 10', () => {
    const { stdout } = analyze('security', '--offline=true');
    const [, exposure] = /exposure level for sundry\.service: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(1.5);
  });
});
