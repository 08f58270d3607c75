import { expect, it } from 'vitest';
import { interpolated, nodesOf, readCompose } from '../../scripts/topology/compose.ts';
import { readConfig } from '../../src/service/settings/config.ts';
import {
  imageEnvironment,
  kubernetesObjects,
  readFile,
  settingNames,
  unitAssignments,
} from '../support/running/deployment.ts';

/** Variables of Node itself. */
const ofNode = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

const [deployment] = kubernetesObjects();
const [container] = deployment.spec?.template.spec?.containers ?? [];

const environments: readonly (readonly [name: string, Readonly<Record<string, string>>])[] = [
  ['the Dockerfile', imageEnvironment()],
  ...nodesOf(readCompose()).map(([name, { environment = {} }]) => {
    const values = Object.entries(environment).map(([key, value]) => [key, interpolated(value)] as const);
    return [`${name} of compose.yaml`, Object.fromEntries(values)] as const;
  }),
  [
    'deploy/kubernetes.yaml',
    Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value ?? ''])),
  ],
  [
    'deploy/sundry.service',
    Object.fromEntries(
      unitAssignments()
        .filter(([name]) => name === 'Environment')
        .flatMap(([, value]) => value.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
    ),
  ],
  ...environmentFiles().map((values, index) => [`/etc/sundry.env ${index + 1}`, values] as const),
];

it.each(environments)('%s sets variables that exist, to values that are allowed', (_, values) => {
  const names = Object.keys(values);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !settingNames().includes(name) && !ofNode.includes(name))).toEqual([]);
  expect(() => readConfig(values)).not.toThrow();
});

it('docs/operations.md names no variable that does not exist', () => {
  const mentioned = readFile('docs/operations.md').match(/(?<=`)[A-Z]+(?:_[A-Z]+)+(?=[=`])/g) ?? [];
  const known = [...settingNames(), ...ofNode, 'COMPOSE_PROFILES', 'SUNDRY_URL', 'SUNDRY_KEY'];
  expect(mentioned.length).toBeGreaterThan(5);
  expect(mentioned.filter((name) => !known.includes(name))).toEqual([]);
});

/** The settings files that docs/operations.md shows, in blocks of `ini`. */
function environmentFiles(): readonly Readonly<Record<string, string>>[] {
  const blocks = readFile('docs/operations.md').matchAll(/^```ini\n([\s\S]*?)^```$/gm);
  return Array.from(blocks, ([, lines]) =>
    Object.fromEntries(Array.from(lines!.matchAll(/^(\w+)=(.*)$/gm), ([, name, value]) => [name!, value!])),
  );
}
