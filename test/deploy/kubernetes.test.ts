import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/service/settings/config.ts';
import { imageEnvironment, kubernetesObjects, version } from '../support/running/deployment.ts';

const objects = kubernetesObjects();
const [deployment, service, budget, policy] = objects;
const pod = deployment.spec?.template.spec;
const container = pod?.containers[0];
const environment = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value ?? '']));

describe('deploy/kubernetes.yaml', () => {
  it('has one Deployment, Service, PodDisruptionBudget and NetworkPolicy', () => {
    expect(objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      'apps/v1 Deployment',
      'v1 Service',
      'policy/v1 PodDisruptionBudget',
      'networking.k8s.io/v1 NetworkPolicy',
    ]);
  });

  it('has only members that the API of Kubernetes has, each of its type', () => {
    const misspelt = [deployment, { ...service, spec: { ...service.spec, port: [] } }, budget, policy];
    // Compiled in one go, as the types take a second to read.
    const [ours, others] = faultsOfTypes([objects, misspelt]);
    expect(ours).toEqual([]);
    expect(others).toEqual([expect.stringContaining(`'"port"' does not exist in type 'ServiceSpec'`)]);
  });

  it('gives a pod longer to stop than it needs, with time for proxies to hear of it', () => {
    const { drainDelayMs, shutdownTimeoutMs } = readConfig(environment);
    expect(drainDelayMs).toBe(5000);
    expect((pod?.terminationGracePeriodSeconds ?? 0) * 1000).toBeGreaterThan(
      drainDelayMs + shutdownTimeoutMs,
    );
  });

  it('asks /ready whether to send calls, and /health whether to restart', () => {
    expect(container?.readinessProbe?.httpGet).toEqual({ path: '/ready', port: 'http' });
    expect(container?.livenessProbe?.httpGet).toEqual({ path: '/health', port: 'http' });
    expect(container?.startupProbe?.httpGet).toEqual({ path: '/health', port: 'http' });
  });

  it('leads the Service to the port of the image', () => {
    const [port] = container?.ports ?? [];
    expect(port).toEqual({ name: 'http', containerPort: Number(imageEnvironment().PORT) });
    expect(service.spec?.ports?.[0]?.targetPort).toBe('http');
    const labels = deployment.spec?.template.metadata?.labels;
    expect(service.spec?.selector).toEqual(labels);
    expect(deployment.spec?.selector.matchLabels).toEqual(labels);
    expect(budget.spec?.selector?.matchLabels).toEqual(labels);
  });

  it('keeps serving while nodes are replaced or drained', () => {
    expect(deployment.spec?.replicas).toBeGreaterThan(1);
    expect(deployment.spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(budget.spec?.maxUnavailable).toBe(1);
  });

  it('shows /metrics on its public port to those with a token alone', () => {
    const metrics = container?.env?.filter(({ name }) => name.startsWith('METRICS'));
    expect(metrics).toEqual([
      {
        name: 'METRICS_TOKEN',
        valueFrom: { secretKeyRef: { name: 'sundry', key: 'METRICS_TOKEN', optional: true } },
      },
    ]);
    expect(readConfig({}).metrics.enabled).toBe(false);
  });

  it('is reached by the ingress and the monitoring alone, and reaches no private address but the store', () => {
    expect(policy.spec?.podSelector.matchLabels).toEqual(service.spec?.selector);
    expect(policy.spec?.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(policy.spec?.ingress?.flatMap(({ ports }) => ports)).toEqual([{ protocol: 'TCP', port: 'http' }]);
    for (const { from } of policy.spec?.ingress ?? []) expect(from).not.toEqual([]);
    const blocks = policy.spec?.egress?.flatMap(({ to }) => to ?? []) ?? [];
    // RFC 1918, RFC 6598 and RFC 3927, where clouds answer with the secrets of the machine.
    expect(blocks[0]?.ipBlock?.except).toEqual([
      '10.0.0.0/8',
      '100.64.0.0/10',
      '169.254.0.0/16',
      '172.16.0.0/12',
      '192.168.0.0/16',
    ]);
  });

  it('passes the restricted Pod Security Standard', () => {
    // Kubernetes, Pod Security Standards: Restricted.
    expect(pod?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod?.securityContext?.runAsUser).toBeGreaterThan(0);
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const kinds = (pod?.volumes ?? []).flatMap((volume) =>
      Object.keys(volume).filter((key) => key !== 'name'),
    );
    expect(new Set(kinds)).toEqual(new Set(['emptyDir']));
  });

  it('runs this release with the store of a secret, and can write where it must', () => {
    expect(container?.image).toBe(`sundry:${version}`);
    const secret = container?.env?.find(({ name }) => name === 'STORE_URL');
    expect(secret).toEqual({
      name: 'STORE_URL',
      valueFrom: { secretKeyRef: { name: 'sundry', key: 'STORE_URL' } },
    });
    const paths = container?.volumeMounts?.map(({ mountPath }) => mountPath);
    expect(paths).toEqual(['/tmp', imageEnvironment().DATA_DIR]);
  });
});

/** What the compiler says of each list of objects, as literals of the API's types: an unknown member is an error. */
function faultsOfTypes(lists: readonly (readonly unknown[])[]): readonly (readonly string[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-kubernetes-'));
  try {
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'));
    const files = lists.map((objects, index) => {
      const file = join(folder, `objects${index}.ts`);
      writeFileSync(file, literalsOf(objects));
      return file;
    });
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    const text = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n');
    return files.map((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).map(text));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function literalsOf(objects: readonly unknown[]): string {
  const types = [
    ['Deployment', 'apps/v1.js'],
    ['Service', 'core/v1.js'],
    ['PodDisruptionBudget', 'policy/v1.js'],
    ['NetworkPolicy', 'networking/v1.js'],
  ];
  const lines = types.map(
    ([type, module], index) =>
      `import type { ${type} } from 'kubernetes-types/${module}';\n` +
      `export const object${index}: ${type} = ${JSON.stringify(objects[index])};`,
  );
  return lines.join('\n');
}
