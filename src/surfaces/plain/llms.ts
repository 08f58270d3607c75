import { type ErrorCode, errorKinds } from '../../errors.ts';
import type { Example, Operation } from '../../operation.ts';
import { responseHeaders } from '../../response-headers.ts';
import { bytesInJson, bytesMember } from '../../schema/bytes.ts';
import { SAMPLE_ORIGIN, sampleRequest } from '../docs/code-samples.ts';
import { type Field, fieldsOf, otherForms } from '../docs/fields.ts';
import {
  answersWith,
  type Chapter,
  closingChapters,
  errorsChapter,
  explanations,
  fixers,
  openingChapters,
} from '../docs/guide.ts';
import { curlSample } from '../docs/request-samples.ts';
import { contentOf, mediaTypeOf, shortJson, shortText, sizeOf } from '../examples/answer-content.ts';
import { type AnsweredExample, answersOf, type ExampleAnswers } from '../examples/example-answers.ts';
import { bodyLimitSentence, startSentence } from '../facts/limit-words.ts';
import { readableSize } from '../facts/readable-size.ts';
import type { ServiceFacts, ServiceLimits } from '../facts/service-facts.ts';
import { type UsedGroup, usedGroups } from '../facts/used-groups.ts';
import { readmeTable } from './readme-table.ts';

/** /llms.txt: what this service is, in the form llmstxt.org describes, one link an operation. */
export function llmsText(operations: readonly Operation[], limits: ServiceLimits): string {
  const groups = usedGroups(operations).map(
    ({ title, members }) => `## ${title}\n\n${members.map(operationLine).join('\n')}\n`,
  );
  return `# Sundry

> A self-hosted HTTP API of small, independent, stateless operations. Each accepts a JSON body or query parameters and answers with JSON or a file. ${startSentence(limits)} A key goes in the header X-Api-Key. Refusals are RFC 9457 problem details that name the place and what is allowed.

- [The docs as Markdown](${SAMPLE_ORIGIN}/docs.md): every operation, field by field, with examples and their answers
- [OpenAPI 3.1](${SAMPLE_ORIGIN}/openapi.json): the same for tools
- MCP for agents: POST ${SAMPLE_ORIGIN}/mcp, every operation a tool, with the same key and quota

Every path below begins with ${SAMPLE_ORIGIN}.

${groups.join('\n')}`;
}

/** /docs.md: the whole of /docs as Markdown. */
export function docsText(
  operations: readonly Operation[],
  { release, limits }: ServiceFacts,
  answers: ExampleAnswers,
): string {
  return [
    `# Sundry API\n\nRelease ${release}. Every path below begins with ${SAMPLE_ORIGIN}.\n\n${readmeTable(operations)}`,
    ...openingChapters(limits).map(chapterText),
    ...usedGroups(operations).map((group) => groupText(group, answers)),
    ...closingChapters(limits).map(chapterText),
    `## Response headers\n\n${headerLines()}`,
    `## ${errorsChapter.title}\n\n${errorsChapter.text}\n\n${errorLines(limits)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** The groups of /docs.md by their ids, for readers who want one of them, with the address they show. */
export function docsSections(
  operations: readonly Operation[],
  answers: ExampleAnswers,
  address = SAMPLE_ORIGIN,
): Readonly<Record<string, string>> {
  const texts = usedGroups(operations).map(
    (group) => [group.id, groupText(group, answers).replaceAll(SAMPLE_ORIGIN, address)] as const,
  );
  return Object.fromEntries(texts);
}

function groupText({ title, members }: UsedGroup, answers: ExampleAnswers): string {
  const texts = members.map((operation) => operationText(operation, answersOf(answers, operation)));
  return [`## ${title}`, ...texts].join('\n\n');
}

function chapterText({ title, text }: Chapter): string {
  return `## ${title}\n\n${text}`;
}

function operationLine({ id, summary, routes }: Operation): string {
  const where = routes.map(({ method, path }) => `${method} ${path}`).join(', ');
  return `- [${summary}](${SAMPLE_ORIGIN}/docs#${id}): ${where}`;
}

function operationText(operation: Operation, examples: readonly AnsweredExample[]): string {
  const { summary, description, routes, output, deprecated } = operation;
  const hasPost = routes.some(({ method }) => method === 'POST');
  const parts = [
    `### ${summary}`,
    routes.map(({ method, path }) => `\`${method} ${path}\``).join(', '),
    ...(deprecated ? [`**Deprecated** since ${deprecated.since}; answers until ${deprecated.sunset}.`] : []),
    description.trim(),
    ...(hasPost ? [bodyLimitSentence(operation)] : []),
    `Fields:\n\n${fieldsOf(operation).map(fieldLine).join('\n')}`,
    ...otherForms(operation),
    `Answers: ${Object.keys(output.media).join(', ')}.`,
    ...Object.entries(output.headers ?? {}).map(
      ([name, header]) => `- header \`${name}\`: ${header.description}`,
    ),
    ...examples.map((example) => exampleText(operation, example)),
  ];
  return parts.join('\n\n');
}

function fieldLine({ path, type, required, defaultValue, allowed, narrowed, description }: Field): string {
  const facts = [
    type,
    required ? 'required' : '',
    defaultValue === undefined ? '' : `default ${defaultValue}`,
  ];
  const rules = [
    allowed === undefined ? '' : ` Must be ${allowed}.`,
    ...Object.entries(narrowed).map(([method, words]) => ` By ${method}: ${words}.`),
  ];
  return `- \`${path}\` (${facts.filter(Boolean).join(', ')}): ${description}${rules.join('')}`;
}

function exampleText(operation: Operation, { example, calls }: AnsweredExample): string {
  const call = calls[0]!;
  const { answer } = call;
  const content = contentOf(answer);
  const size = `${mediaTypeOf(answer)}, ${readableSize(sizeOf(answer))}`;
  const request = `${example.title}:\n\n${fileText(operation, example)}${fenced('sh', curlSample(sampleRequest(operation, call, example)))}\n\nAnswer (${size})`;
  if (content.kind === 'json') return `${request}:\n\n${fenced('json', shortJson(content.value))}`;
  return content.kind === 'text' ? `${request}:\n\n${fenced('', shortText(content.text))}` : `${request}.`;
}

/** The file of an example, where it is text. */
function fileText({ input }: Operation, { file }: Example): string {
  const form = bytesMember(input)?.form;
  if (file === undefined || !form?.text) return '';
  return `${file.name}:\n\n${fenced('', shortText(bytesInJson(form, file.bytes)))}\n\n`;
}

/** A code block whose fence is longer than any run of backticks inside (CommonMark 4.5). */
function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function headerLines(): string {
  return responseHeaders
    .map((header) => `- \`${header.name}\` (${answersWith(header)}): ${header.meaning}`)
    .join('\n');
}

function errorLines(limits: ServiceLimits): string {
  const explained = explanations(limits);
  return (Object.keys(errorKinds) as ErrorCode[])
    .map((code) => {
      const { status, title, fixedBy } = errorKinds[code];
      const more = explained[code] === undefined ? '' : ` ${explained[code]}`;
      return `- \`${code}\` (${status}): ${title}. Can be fixed by ${fixers[fixedBy]}.${more}`;
    })
    .join('\n');
}
