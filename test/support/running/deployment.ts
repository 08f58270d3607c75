import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { Service } from 'kubernetes-types/core/v1.js';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';
import { parseAllDocuments } from 'yaml';
import { describeSettings } from '../../../src/service/settings/config.ts';

/** A file of this checkout. */
export function readFile(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

/** The version in package.json. */
export const version: string = JSON.parse(readFile('package.json')).version;

/** The instructions of the Dockerfile, with their arguments as one line. */
export function dockerfileInstructions(): readonly { readonly keyword: string; readonly content: string }[] {
  return DockerfileParser.parse(readFile('Dockerfile'))
    .getInstructions()
    .map((instruction) => ({
      keyword: instruction.getKeyword(),
      content: (instruction.getRawArgumentsContent() ?? '').replaceAll(/(?:\s|\\\n)+/g, ' '),
    }));
}

/** The environment that the image sets. */
export function imageEnvironment(): Readonly<Record<string, string>> {
  const lines = dockerfileInstructions().filter(({ keyword }) => keyword === 'ENV');
  return Object.fromEntries(
    lines.flatMap(({ content }) => content.split(' ').map((pair) => pair.split('=', 2) as [string, string])),
  );
}

/** The objects of deploy/kubernetes.yaml, whose form test/deploy/kubernetes.test.ts judges. */
export function kubernetesObjects(): readonly [Deployment, Service, PodDisruptionBudget, NetworkPolicy] {
  const objects = parseAllDocuments(readFile('deploy/kubernetes.yaml')).map((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    return document.toJS() as unknown;
  });
  return objects as unknown as readonly [Deployment, Service, PodDisruptionBudget, NetworkPolicy];
}

/** The assignments of deploy/sundry.service, in order. */
export function unitAssignments(): readonly (readonly [name: string, value: string])[] {
  const lines = readFile('deploy/sundry.service').matchAll(/^(\w+)=(.*)$/gm);
  return Array.from(lines, ([, name, value]) => [name!, value!] as const);
}

/** The variables that the service reads. */
export function settingNames(): readonly string[] {
  return Array.from(describeSettings().matchAll(/^ {2}([A-Z_]+) /gm), ([, name]) => name!);
}
