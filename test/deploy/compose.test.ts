import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { describe, expect, it } from 'vitest';
import { type ComposeService, interpolated, nodesOf, readCompose } from '../../scripts/topology/compose.ts';
import { MAX_MESSAGE_BYTES } from '../../src/agents/message.ts';
import { operations } from '../../src/registry.ts';
import { bodyFormOf } from '../../src/request/body-form.ts';
import { readConfig } from '../../src/service/settings/config.ts';
import { timeoutsOf } from '../../src/service/settings/limits.ts';
import { readFile, version } from '../support/running/deployment.ts';

interface LintResult {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

const compose = readCompose();
const services = Object.entries(compose.services);
const nodes = nodesOf(compose);
const nginx = readFile('deploy/nginx.conf');

describe('compose.yaml', () => {
  it('has no fault that dclint knows, against the schema of Compose too', () => {
    // In the order of a request, and with what is common on top.
    const ordered = ['service-keys-order', 'services-alphabetical-order', 'top-level-properties-order'];
    const rules = Object.fromEntries(ordered.map((name) => [name, 0 as const]));
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
    // Its own types do not resolve under nodenext.
    const results: readonly LintResult[] = linter.lintFiles(
      [fileURLToPath(new URL('../../compose.yaml', import.meta.url))],
      false,
    );
    expect(results).toHaveLength(1);
    expect(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line} ${message}`)),
    ).toEqual([]);
  });

  it('runs nginx, three nodes, their store and, with its profile, a model', () => {
    expect(services.map(([name]) => name)).toEqual(['proxy', 'node1', 'node2', 'node3', 'store', 'model']);
    expect(nodes).toHaveLength(3);
    for (const [name, { profiles }] of services)
      expect(profiles).toEqual(name === 'model' ? ['model'] : undefined);
  });

  it.each(services)('%s is an image of an exact version, of no registry by name', (_, { image }) => {
    // A host in front would have a dot, a port or be localhost (the reference grammar of Docker).
    expect(image).toMatch(/^(?:[a-z0-9-]+\/)?[a-z0-9-]+:\d+\.\d+[a-z0-9.-]*$/);
  });

  it.each(services)(
    '%s writes only to its volumes, with no capability and no way to gain one',
    (_, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      } satisfies ComposeService);
    },
  );

  it('publishes nginx alone, and to this machine alone', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name, { ports }]) => [name, ports])).toEqual([['proxy', ['127.0.0.1:8080:8080']]]);
  });

  it.each(nodes)('%s is this release and has longer to stop than it needs', (_, service) => {
    const { shutdownTimeoutMs, drainDelayMs } = readConfig(environmentOf(service));
    expect(service.image).toBe(`sundry:${version}`);
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(
      drainDelayMs + shutdownTimeoutMs,
    );
  });

  it('has the addresses that deploy/nginx.conf sends calls to', () => {
    const sentTo = nginx.match(/(?<=server )[\d.]+(?=:8080 )/g);
    expect(nodes.map(([, { networks }]) => addressOf(networks, 'front'))).toEqual(sentTo);
  });

  it('makes the nodes trust nginx, and nothing else', () => {
    const proxy = addressOf(compose.services.proxy?.networks, 'front');
    expect(compose.networks.front?.ipam?.config).toEqual([{ subnet: proxy?.replace(/\d+$/, '0/24') }]);
    for (const [, { environment }] of nodes) expect(environment?.TRUST_PROXY).toBe(proxy);
  });

  it('leaves the store, which has no password, to the nodes', () => {
    expect(compose.networks.back).toEqual({ internal: true });
    expect(compose.services.store?.networks).toEqual(['back']);
    const inside = services.filter(([, { networks }]) => namesOf(networks).includes('back'));
    expect(inside.map(([name]) => name)).toEqual([...nodes.map(([name]) => name), 'store']);
  });

  it('runs the store as docs/operations.md asks for', () => {
    const [program, ...flags] = compose.services.store?.command ?? [];
    expect(program).toBe('valkey-server');
    const [, asked = ''] = /```conf\n(appendonly[^`]*)```/.exec(readFile('docs/operations.md')) ?? [];
    const lines = asked.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(flags.join(' ')).toContain(`--${line}`);
    expect(compose.services.store?.volumes).toEqual(['counts:/data']);
  });

  it.each([
    { name: 'no variable: the built-in engine', variables: {}, baseUrl: undefined },
    {
      name: 'the profile: the model beside it',
      variables: { COMPOSE_PROFILES: 'model' },
      baseUrl: 'http://model:11434/v1',
    },
    {
      name: 'an address: that one, profile or not',
      variables: { COMPOSE_PROFILES: 'model', LLM_BASE_URL: 'http://192.0.2.1/v1' },
      baseUrl: 'http://192.0.2.1/v1',
    },
  ])('$name', ({ variables, baseUrl }) => {
    const [, node] = nodes[0]!;
    const { languageModel } = readConfig(environmentOf(node, variables));
    expect(languageModel?.baseUrl).toBe(baseUrl);
    const asked = interpolated(compose.services.model?.environment?.MODEL ?? '', variables);
    if (languageModel) expect(languageModel.model).toBe(asked);
  });
});

describe('deploy/nginx.conf', () => {
  it('waits longer than any call lasts, with the model of compose.yaml too', () => {
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(nginx) ?? [];
    const [, node] = nodes[0]!;
    const config = readConfig(environmentOf(node, { COMPOSE_PROFILES: 'model' }));
    expect(Number(seconds) * 1000).toBeGreaterThan(timeoutsOf(config).operationMs);
  });

  it('closes idle connections before a node does', () => {
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(nginx) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(timeoutsOf(readConfig({})).keepAliveMs);
  });

  it('lets every body through that an operation accepts', () => {
    const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    const most = Math.max(
      ...operations.map((operation) => bodyFormOf(operation).jsonBytes),
      MAX_MESSAGE_BYTES,
    );
    expect(Number(mebibytes) * 1_048_576).toBeGreaterThan(most);
  });
});

function environmentOf(
  { environment = {} }: ComposeService,
  variables: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolated(value, variables)]),
  );
}

function namesOf(networks: ComposeService['networks'] = []): readonly string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

function addressOf(networks: ComposeService['networks'], name: string): string | undefined {
  if (networks === undefined || Array.isArray(networks)) return undefined;
  return (networks as Readonly<Record<string, { ipv4_address?: string } | null>>)[name]?.ipv4_address;
}
