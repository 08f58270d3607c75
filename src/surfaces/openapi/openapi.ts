import { groupOf, groups, type Operation } from '../../operation.ts';
import type { ExampleAnswers } from '../examples/example-answers.ts';
import { grouped } from '../facts/limit-words.ts';
import type { ServiceFacts, ServiceLimits } from '../facts/service-facts.ts';
import { components } from './components.ts';
import type { JsonObject } from './json-object.ts';
import { pathItems } from './operation.ts';
import { reportPath, reportTag } from './report.ts';
import { security } from './security.ts';

/** The version of the interface: the paths carry its first number. */
const INTERFACE_VERSION = '1.0.0';

/** The OpenAPI 3.1.1 description of the operations, with the real answers of their examples. */
export function openApi(
  operations: readonly Operation[],
  { release, limits }: ServiceFacts,
  answers: ExampleAnswers,
): JsonObject {
  const used = new Set(operations.map(groupOf));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sundry',
      version: INTERFACE_VERSION,
      summary: 'Small, independent, stateless operations over HTTP.',
      description:
        'Every operation takes its input from a JSON body or, for GET, from query parameters, and answers with ' +
        `JSON or a file. ${counting(limits)}; only answers of 2xx count. This document describes release ` +
        `${release} of the service; the readable form is at [/docs](/docs).`,
      contact: { name: 'The operator of this service' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service this document came from.' }],
    security: security(limits),
    tags: [
      ...Object.entries(groups)
        .filter(([group]) => [...used].some((name) => name === group))
        .map(([, name]) => ({ name, description: tagDescription(name, operations) })),
      reportTag,
    ],
    paths: { ...pathItems(operations, limits, answers), ...reportPath(operations, limits) },
    components: components(operations, limits),
  };
}

function counting({ freeDaily, paidMonthly }: ServiceLimits): string {
  const paid = `${grouped(paidMonthly)} a month`;
  if (freeDaily === 0) return `Every call needs a key. Calls are counted by key and month (${paid})`;
  return (
    `Calls without a key are counted by address and day (${grouped(freeDaily)} a day), ` +
    `calls with one by key and month (${paid})`
  );
}

function tagDescription(name: string, operations: readonly Operation[]): string {
  const summaries = operations.filter((operation) => groups[groupOf(operation)] === name);
  return `${summaries.map(({ summary }) => summary).join('. ')}.`;
}
