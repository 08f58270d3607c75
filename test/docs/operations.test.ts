import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readCompose } from '../../scripts/topology/compose.ts';
import { createMetrics } from '../../src/service/metrics.ts';
import { readConfig } from '../../src/service/settings/config.ts';
import { timeoutsOf } from '../../src/service/settings/limits.ts';
import { hasConsumer } from '../support/consumers.ts';
import { isGate } from '../support/gate.ts';
import { blocksOf } from '../support/judging/blocks.ts';
import { dockerfileInstructions, readFile, version } from '../support/running/deployment.ts';
import { packPackage } from '../support/running/packed-package.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFile('docs/operations.md');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-operations-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commands of docs/operations.md', () => {
  const blocks = blocksOf('docs/operations.md', 'sh');
  const blockWith = (part: string): string => blocks.find((block) => block.includes(part)) ?? '';

  it('pack what the gate packs', () => {
    const lines = blockWith('npm pack').trim().split('\n');
    const runs = dockerfileInstructions().filter(({ keyword }) => keyword === 'RUN');
    // The Dockerfile has them too, and the gate carries it out.
    for (const line of lines.slice(0, -1))
      expect(runs.map(({ content }) => content).join('\n')).toContain(line);
    expect(lines.at(-1)).toBe('npm pack');
    expect(page).toContain(`sundry-${version}.tgz`);
  });

  // Installs from the registry, as the gate does; elsewhere test/package.test.ts looks into the package.
  it.runIf(isGate)('install the package, and serve', async () => {
    const packed = packPackage();
    const here = (block: string) =>
      block
        .replaceAll('/opt/sundry', join(folder, 'opt'))
        .replaceAll('/var/lib/sundry', join(folder, 'data'))
        .replaceAll(`./sundry-${version}.tgz`, packed.tarball);
    await run('sh', ['-euc', here(blockWith('npm install --prefix'))], { cwd: folder });
    packed.remove();
    const command = `exec env ${here(blockWith('dist/cli.js serve')).replace('PORT=8080', 'PORT=0')}`;
    const child = spawn('sh', ['-euc', command], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(child.stdout, 'data');
    const [origin = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
    expect((await fetch(`${origin}/v1/qr?data=a`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('list what is inside a release', async () => {
    const file = join(folder, 'bill.json');
    await run('sh', ['-euc', blockWith('npm sbom').replace('sundry.cdx.json', file)], { cwd: root });
    const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: { name: string }[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ioredis', 'pino']));
    expect(names).not.toContain('vitest');
  });
});

describe('what docs/operations.md names', () => {
  const commands = blocksOf('docs/operations.md', 'console').flatMap((block) =>
    Array.from(block.matchAll(/^\$ (.*)$/gm), ([, command]) => command!),
  );

  it('are files that exist', () => {
    const linked = Array.from(page.matchAll(/\]\(([^)#:]+)/g), ([, path]) => join('docs', path!));
    const written = commands.join(' ').match(/\bdeploy\/[\w.]+/g) ?? [];
    expect(linked.length).toBeGreaterThan(4);
    expect(written.length).toBeGreaterThan(1);
    expect([...linked, ...written].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('are services and profiles of compose.yaml, and an argument of the Dockerfile', () => {
    const { services } = readCompose();
    const used = Array.from(
      page.matchAll(/docker compose (?:exec|up -d \S+ --wait) (\w+)/g),
      ([, name]) => name,
    );
    expect(used).toEqual(['node1', 'node1']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(used));
    const profiles = Array.from(page.matchAll(/COMPOSE_PROFILES=(\w+)/g), ([, name]) => name);
    expect(new Set(profiles)).toEqual(
      new Set(Object.values(services).flatMap((each) => each.profiles ?? [])),
    );
    const [, argument, image] = /--build-arg (\w+)=(\S+)@sha256/.exec(page) ?? [];
    expect(dockerfileInstructions()[0]).toEqual({ keyword: 'ARG', content: `${argument}=${image}` });
  });

  it('are the times that the service keeps', () => {
    const { keepAliveMs, lingerMs, operationMs } = timeoutsOf(readConfig({}));
    expect(page).toContain(`open for less than ${keepAliveMs / 1000} seconds`);
    expect(page).toContain(
      `a call may take: ${operationMs / 1000} seconds, or 12 more than \`LLM_TIMEOUT_MS\``,
    );
    expect(lingerMs).toBe(1000);
    const config = readConfig({ LLM_BASE_URL: 'http://127.0.0.1/v1', LLM_TIMEOUT_MS: '100000' });
    expect(timeoutsOf(config).operationMs).toBe(112_000);
  });
});

/** What deploy/grafana.json asks of the job `sundry`. */
const dashboardExpressions = (
  JSON.parse(readFile('deploy/grafana.json')) as { panels: { targets: { expr: string }[] }[] }
).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr.replaceAll('job="$job",', '').replaceAll('{job="$job"}', '')),
);

describe('the alerts of docs/operations.md', () => {
  const [, table = ''] = page.split('## Metrics and alerts');
  const expressions = Array.from(
    table.matchAll(/^\| [^|]+ \| `([^`|]+)` \| \d+[mh] \|/gm),
    ([, code]) => code!,
  );
  let exposed = '';
  beforeAll(async () => {
    const metrics = await createMetrics();
    metrics.watchPool(() => ({ threads: 1, running: 0, waiting: 0 }));
    const link = { refusal: () => undefined, clockOffsetSeconds: () => 0, onNewSecret: () => {} };
    metrics.watchStore({ ping: async () => {}, link });
    metrics.observe('qr.create', 200, 0.001);
    metrics.observeStore('reserve', 0.001);
    metrics.refuseQuota('free');
    metrics.countKey('free', { calls: 1, refused: 1 });
    exposed = await metrics.render();
  });

  it('are a dozen', () => expect(expressions.length).toBeGreaterThan(9));

  it('are those of deploy/alerts.yaml', () => {
    const { groups } = parseYaml(readFile('deploy/alerts.yaml')) as {
      groups: { rules: { expr: string; for: string }[] }[];
    };
    expect(groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))).toEqual(expressions);
  });

  it.runIf(hasConsumer('promtool'))('are rules of Prometheus, over figures that it accepts', () => {
    const rules = spawnSync('promtool', ['check', 'rules', join(root, 'deploy/alerts.yaml')]);
    expect({ status: rules.status, err: String(rules.stderr) }).toEqual({ status: 0, err: '' });
    const metrics = spawnSync('promtool', ['check', 'metrics'], { input: exposed });
    expect({ status: metrics.status, err: String(metrics.stderr) }).toEqual({ status: 0, err: '' });
  });

  it.each([...expressions, ...dashboardExpressions])(
    '%s is PromQL over figures and labels that exist',
    (expression) => {
      const found = { errors: 0, metrics: [] as string[], labels: [] as string[] };
      parser.parse(expression).iterate({
        enter: ({ name, type, from, to }) => {
          const text = expression.slice(from, to);
          if (type.isError) found.errors += 1;
          if (name === 'Identifier') found.metrics.push(text);
          if (name === 'LabelName') found.labels.push(text);
        },
      });
      expect(found.errors).toBe(0);
      expect(found.metrics.length).toBeGreaterThan(0);
      // `up` and its label are those of Prometheus itself.
      const ours = found.metrics.filter((metric) => metric !== 'up');
      const samples = exposed.split('\n').filter((line) => !line.startsWith('#'));
      for (const metric of ours) expect(samples.some((line) => /^\w+/.exec(line)?.[0] === metric)).toBe(true);
      for (const label of ours.length > 0 ? found.labels : []) {
        const ofMetric = samples.filter((line) => ours.includes(/^\w+/.exec(line)?.[0] ?? ''));
        expect(ofMetric.some((line) => line.includes(`${label}="`))).toBe(true);
      }
    },
  );
});
