import { createResolver } from '../../../src/adapters/dns-over-https/resolver.ts';
import { createLanguageModel } from '../../../src/adapters/language-model/language-model.ts';
import { createPageFetcher } from '../../../src/adapters/page-fetcher/page-fetcher.ts';
import type { Needs } from '../../../src/operation.ts';
import { testNeeds } from '../../support/worlds/needs.ts';
import type { SampledCall } from '../sample.ts';
import { type StrangerThread, startStrangers } from './stranger-thread.ts';

const MODEL_MS = 60_000;

/** Makes the ports of calls: the adapters of the service where others answer, on the thread of strangers. */
export class Worlds {
  readonly #module: URL;
  #thread: Promise<StrangerThread> | undefined;

  /** `module` is that of the thread of strangers, which starts with the first call that needs it. */
  constructor(module: URL) {
    this.#module = module;
  }

  /** Ports for one call; no other has asked them anything, so that nothing is answered from a cache. */
  async portsFor({ strangers, needs }: SampledCall): Promise<Needs> {
    if (strangers === undefined) return testNeeds({ ...needs, clock });
    this.#thread ??= startStrangers(this.#module);
    const { port, play } = await this.#thread;
    await play(strangers);
    const origin = `http://127.0.0.1:${port}`;
    return testNeeds({
      clock,
      ...(strangers.site && { pageFetcher: siteAt(port) }),
      ...(strangers.dns && { resolver: createResolver([`${origin}/dns-query`]) }),
      ...(strangers.model && { languageModel: modelAt(origin) }),
      ...needs,
    });
  }
}

const clock = () => new Date(Date.UTC(2026, 2, 1));

/** Every name of the web leads to one server. */
function siteAt(port: number): Needs['pageFetcher'] {
  const fetcher = createPageFetcher({
    allowPrivateAddresses: true,
    userAgent: 'test',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  return (url, limits, visit) => {
    const target = new URL(url);
    target.protocol = 'http:';
    target.port = String(port);
    return fetcher(target.href, limits, visit);
  };
}

function modelAt(origin: string): Needs['languageModel'] & object {
  return createLanguageModel({
    baseUrl: `${origin}/v1`,
    apiKey: undefined,
    model: 'm',
    timeoutMs: MODEL_MS,
    maxConcurrency: 4,
    onNotice: () => {},
  });
}
