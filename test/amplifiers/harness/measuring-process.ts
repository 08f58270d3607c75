import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { compileForChild } from '../../support/running/compiled.ts';
import type { Answer, Measured, Question } from './messages.ts';

/** For a call that waits and does nothing: no work takes so long, on any machine. */
const SILENT_MS = 180_000;

/** A call that ended its process: by its limit of processor time, or by an error that no one caught. */
export interface Ended {
  readonly ended: 'endless' | 'crash';
}

/** A process that measures calls: it is started when there is one, and again after one that never ends. */
export class MeasuringProcess {
  readonly #program = compileForChild('test/amplifiers/harness/child.ts');
  readonly #modules = ['measuring-thread', 'watchdog', 'strangers-entry'].map((name) =>
    compileForChild(`test/amplifiers/harness/${name}.ts`),
  );
  #child: ChildProcess | undefined;
  #operations: readonly Measured[] = [];

  /** All operations, from the process that has loaded them. */
  async operations(): Promise<readonly Measured[]> {
    this.#child ??= await this.#start();
    return this.#operations;
  }

  /** Measures a call. */
  async ask(question: Question): Promise<Answer | Ended> {
    this.#child ??= await this.#start();
    const child = this.#child;
    const silent = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
    try {
      return await new Promise((resolve) => {
        const onExit = (_code: number | null, signal: string | null): void => {
          this.#child = undefined;
          resolve({ ended: signal === 'SIGKILL' ? 'endless' : 'crash' });
        };
        child.once('exit', onExit);
        child.once('message', (answer: Answer) => {
          child.off('exit', onExit);
          resolve(answer);
        });
        child.send(question);
      });
    } finally {
      clearTimeout(silent);
    }
  }

  /** The next call is measured in a process that has measured none. */
  renew(): void {
    this.#child?.disconnect();
    this.#child = undefined;
  }

  end(): void {
    this.renew();
    for (const { remove } of [this.#program, ...this.#modules]) remove();
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(
      this.#program.path,
      this.#modules.map(({ path }) => path),
      { execArgv: [] },
    );
    const [operations] = (await once(child, 'message')) as [readonly Measured[]];
    this.#operations = operations;
    return child;
  }
}
