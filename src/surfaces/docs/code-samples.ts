import type { Operation } from '../../operation.ts';
import { fileTypeOf } from '../../request/body-form.ts';
import { fileNameOf, mediaTypeOf } from '../examples/answer-content.ts';
import type { AnsweredExample, ExampleCall } from '../examples/example-answers.ts';
import { plainFileName, requestSamples, type SampleLanguage, type SampleRequest } from './request-samples.ts';

/** The origin in the samples: the default address of the service. A page shows the address it was requested at. */
export const SAMPLE_ORIGIN = 'http://127.0.0.1:8080';

/** One tab of a sample. */
export interface CodeSample {
  readonly language: SampleLanguage | 'URL';
  readonly code: string;
}

/** The example as programs that run unchanged; for a GET the address alone as well. */
export function codeSamples(
  operation: Operation,
  { example, calls }: AnsweredExample,
): readonly CodeSample[] {
  const request = sampleRequest(operation, calls[0]!, example);
  const get = calls.find(({ route }) => route.method === 'GET');
  const languages = Object.keys(requestSamples) as SampleLanguage[];
  const samples: CodeSample[] = languages.map((language) => ({
    language,
    code: requestSamples[language](request),
  }));
  if (get !== undefined) samples.push({ language: 'URL', code: addressOf(get) });
  return samples;
}

/** The call of an example as code shows it. */
export function sampleRequest(
  operation: Operation,
  call: ExampleCall,
  { input, file }: AnsweredExample['example'],
): SampleRequest {
  return {
    address: addressOf(call),
    body: call.route.method === 'POST' && file === undefined ? readableJson(input) : undefined,
    file: file && { name: file.name, type: fileTypeOf(operation) },
    savedAs:
      mediaTypeOf(call.answer) === 'application/json' ? undefined : plainFileName(fileNameOf(call.answer)),
    withKey: false,
  };
}

/** The whole address of a call, query included. */
export function addressOf({ route, query }: ExampleCall): string {
  return `${SAMPLE_ORIGIN}${route.path}${query === '' ? '' : `?${query}`}`;
}

/** One line when it is short, indented when it is not. */
function readableJson(value: unknown): string {
  const indented = JSON.stringify(value, null, 2);
  const line = indented.replace(/\n\s*/g, ' ');
  return line.length <= 44 ? line : indented;
}
