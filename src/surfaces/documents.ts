import type { Operation } from '../operation.ts';
import { SAMPLE_ORIGIN } from './code-samples.ts';
import { docsPage, docsParts } from './docs.ts';
import { withAddress } from './docs-samples.ts';
import { answerExamples, type ExampleAnswers } from './example-answers.ts';
import type { MachineNeeds } from './example-needs.ts';
import { pagePolicy } from './layout.ts';
import { docsText, llmsText } from './llms.ts';
import { openApi } from './openapi.ts';
import type { RenderedPage } from './page.ts';
import { startPage, startParts } from './start-page.ts';

/** How each document is rendered, by its path. */
export type Documents = Readonly<
  Record<'/' | '/docs' | '/docs.md' | '/llms.txt' | '/openapi.json', () => Promise<RenderedPage>>
>;

/**
 * The examples are run once, when the first document that shows their answers is rendered. `publicUrl` is the address
 * the documents show; without it the one a request came to can be put there.
 */
export function documents(
  operations: readonly Operation[],
  release: string,
  machine?: MachineNeeds,
  publicUrl?: string,
): Documents {
  let running: Promise<ExampleAnswers> | undefined;
  const answers = () => {
    running ??= answerExamples(operations, machine);
    return running;
  };
  const addressed = (text: string): RenderedPage =>
    publicUrl === undefined ? { text, origin: SAMPLE_ORIGIN } : { text: withAddress(text, publicUrl) };
  return {
    '/': async () => ({
      ...addressed(startPage(operations, release, await answers())),
      contentSecurityPolicy: pagePolicy(startParts),
    }),
    '/docs': async () => ({
      ...addressed(docsPage(operations, release, await answers())),
      contentSecurityPolicy: pagePolicy(docsParts),
    }),
    '/docs.md': async () => addressed(docsText(operations, release, await answers())),
    '/llms.txt': async () => addressed(llmsText(operations)),
    '/openapi.json': async () => ({
      text: JSON.stringify(openApi(operations, release, await answers()), null, 2),
    }),
  };
}
