import { UpstreamError } from '../../src/errors.ts';
import { UnusableAnswerError } from '../../src/needs.ts';
import type { LanguageModel, ModelSession } from '../../src/operation.ts';
import { isAnswered } from './ask-operation.ts';
import { OPERATIONS, type TextOperation } from './honest-answers.ts';
import { modelTexts } from './texts.ts';

/** Tokens of a byte of UTF-8, about. */
const TOKENS_OF_BYTE = 0.3;

/** The lines of a report on a model, operation by operation. */
export async function* surveyOf(model: LanguageModel): AsyncGenerator<string> {
  for (const operation of OPERATIONS) yield* linesOf(operation, model);
}

async function* linesOf(operation: TextOperation, model: LanguageModel): AsyncGenerator<string> {
  const record = new Record();
  for (const text of modelTexts()) {
    const start = performance.now();
    const outcome = await isAnswered(operation, record.watching(model.open()), text).then(
      (isModel) => (isModel ? 'given' : 'replaced'),
      (error: unknown) => failureOf(error),
    );
    record.outcomes.count(outcome);
    record.milliseconds.push(performance.now() - start);
  }
  const times = record.milliseconds.sort((a, b) => a - b);
  yield `\n${operation}: ${record.outcomes}`;
  yield `  shapes: ${record.shapes}`;
  yield `  sent back: ${record.reasons}`;
  yield `  ${record.answers} answers, about ${Math.round(record.tokens)} tokens in and out`;
  yield `  median ${Math.round(times[times.length >> 1]!)} ms, longest ${Math.round(times.at(-1)!)} ms`;
}

function failureOf(error: unknown): string {
  if (error instanceof UnusableAnswerError) return 'no usable answer';
  if (error instanceof UpstreamError) return error.code;
  throw error;
}

/** What was seen of the answers to one operation. */
class Record {
  readonly outcomes = new Counts();
  readonly shapes = new Counts();
  readonly reasons = new Counts();
  readonly milliseconds: number[] = [];
  answers = 0;
  tokens = 0;

  /** A session whose answers are recorded. */
  watching(session: ModelSession): ModelSession {
    return {
      get isPromptCut() {
        return session.isPromptCut;
      },
      modelId: () => session.modelId(),
      ask: (question) => {
        const asked = Buffer.byteLength(question.system + JSON.stringify(question.data));
        const read = async (answer: string) => {
          this.answers++;
          this.tokens += (asked + Buffer.byteLength(answer)) * TOKENS_OF_BYTE;
          this.shapes.count(shapeOf(answer));
          const judged = await question.read(answer);
          // Without what is quoted of the answer.
          if ('reason' in judged)
            this.reasons.count(judged.reason.replace(/"[^"]*"(?:, "[^"]*")+/g, '"..."'));
          return judged;
        };
        return session.ask({ ...question, read });
      },
    };
  }
}

class Counts {
  readonly #counts = new Map<string, number>();

  count(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  toString(): string {
    const sorted = [...this.#counts].sort(([, a], [, b]) => b - a);
    return sorted.map(([name, count]) => `${count} ${name}`).join('; ') || 'none';
  }
}

function shapeOf(answer: string): string {
  const text = answer.trim();
  if (/<\/?think|<\|channel|\[\/?THINK/i.test(text)) return 'thoughts and more';
  if (/^\{[\s\S]*\}$/.test(text)) return 'an object alone';
  if (/^\[[\s\S]*\]$/.test(text)) return 'a list alone';
  if (text.includes('```')) return 'a fence';
  return text.includes('{') ? 'an object in chatter' : 'no object';
}
