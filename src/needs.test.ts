import { describe, expect, it } from 'vitest';
import { testNeeds } from '../test/support/worlds/needs.ts';
import { areInWorkers, isUpstream, type Needs, type PortName, pickPorts, unavailablePorts } from './needs.ts';

const anyPage = { wants: () => true, redirects: 0, bytes: 524_288, wholeMs: 10_000 };

const model: Needs['languageModel'] = {
  open: () => {
    throw new Error('not asked');
  },
};

describe('the ports of an operation', () => {
  it('are those it names, and the call they work for', () => {
    const visit = { caller: 'a', abandoned: () => AbortSignal.abort() };
    const needs = testNeeds({ visit });
    expect(Object.keys(pickPorts(['clock', 'resolver'], needs)).sort()).toEqual([
      'clock',
      'resolver',
      'visit',
    ]);
    expect(pickPorts(['clock'], needs).clock).toBe(needs.clock);
    expect(pickPorts([], testNeeds())).toEqual({});
  });

  const rows: readonly { names: readonly PortName[]; needs: Needs; inWorkers: boolean }[] = [
    { names: [], needs: testNeeds(), inWorkers: true },
    { names: ['clock', 'fonts'], needs: testNeeds(), inWorkers: true },
    { names: ['clock', 'resolver'], needs: testNeeds(), inWorkers: false },
    { names: ['domainLists'], needs: testNeeds(), inWorkers: false },
    { names: ['pageFetcher'], needs: testNeeds(), inWorkers: false },
    { names: ['languageModel'], needs: testNeeds(), inWorkers: true },
    { names: ['languageModel'], needs: testNeeds({ languageModel: model }), inWorkers: false },
  ];

  it.each(rows)('are in worker threads: $names, $inWorkers', ({ names, needs, inWorkers }) => {
    expect(areInWorkers(names, needs)).toBe(inWorkers);
  });

  it('fail a call unless their failure is an answer', () => {
    const all: readonly PortName[] = [
      'clock',
      'fonts',
      'domainLists',
      'resolver',
      'pageFetcher',
      'languageModel',
      'threads',
    ];
    expect(all.filter(isUpstream)).toEqual(['pageFetcher', 'languageModel']);
  });
});

it('without a world, each port throws that it is not available', () => {
  const needs = unavailablePorts('in this test');
  const uses: Readonly<Record<Exclude<PortName, 'languageModel' | 'threads'>, () => unknown>> = {
    clock: needs.clock,
    fonts: needs.fonts,
    domainLists: () => needs.domainLists.current(),
    resolver: () => needs.resolver.open({ queries: 1 }),
    pageFetcher: () => needs.pageFetcher('https://a.example/', anyPage),
  };
  for (const [name, use] of Object.entries(uses)) {
    expect(use).toThrow(`the port ${name} is not available in this test`);
  }
  expect(needs.languageModel).toBeUndefined();
  expect(needs.threads).toBeUndefined();
});
