import type { Needs, Operation } from '../operation.ts';
import { docsPage, docsParts } from './docs.ts';
import { answerExamples, type ExampleAnswers } from './example-answers.ts';
import { pagePolicy } from './layout.ts';
import { docsText, llmsText } from './llms.ts';
import { openApi } from './openapi.ts';
import type { Page } from './page.ts';
import { startPage, startParts } from './start-page.ts';

/**
 * The free documents of the service, all made from the registry. The examples are run once, when the first
 * document that shows their answers is asked for; `needs` is what they are run with, but for the clock.
 */
export function pages(
  operations: readonly Operation[],
  release: string,
  needs?: Omit<Needs, 'clock'>,
): readonly Page[] {
  let running: Promise<ExampleAnswers> | undefined;
  const answers = () => {
    running ??= answerExamples(operations, needs);
    return running;
  };
  return [
    {
      path: '/',
      mediaType: 'text/html; charset=utf-8',
      contentSecurityPolicy: pagePolicy(startParts),
      render: async () => startPage(operations, release, await answers()),
    },
    {
      path: '/docs',
      mediaType: 'text/html; charset=utf-8',
      contentSecurityPolicy: pagePolicy(docsParts),
      render: async () => docsPage(operations, release, await answers()),
    },
    {
      path: '/docs.md',
      mediaType: 'text/markdown; charset=utf-8',
      render: async () => docsText(operations, release, await answers()),
    },
    {
      path: '/llms.txt',
      mediaType: 'text/plain; charset=utf-8',
      render: async () => llmsText(operations),
    },
    {
      path: '/openapi.json',
      mediaType: 'application/json; charset=utf-8',
      render: async () => JSON.stringify(openApi(operations, release, await answers()), null, 2),
    },
  ];
}
