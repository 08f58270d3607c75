import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/support/runs.ts';
import { Gate, type GateOptions } from './gate.ts';

const within = (ms: number) => () => ({ ms, reason: () => new Error('over the limit') });
const never = within(60_000);

function gateOf(options: Partial<GateOptions> = {}): Gate {
  return new Gate({ places: 1, queue: 4, keepsReserve: false, waitMs: 60_000, work: 'pages', ...options });
}

/** Work that ends when the test says so, and a record of who has begun. */
class Work {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();

  of(name: string): () => Promise<string> {
    return () =>
      new Promise((resolve) => {
        this.begun.push(name);
        this.#ends.set(name, () => resolve(name));
      });
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await turn();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    (value) => `value ${value}`,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );
}

describe('a place is given back', () => {
  const gone = new AbortController();
  const failures: readonly [string, (gate: Gate) => Promise<unknown>, string][] = [
    ['by work that succeeds', (gate) => gate.hold({ caller: 'a', limit: never }, async () => 1), 'value 1'],
    [
      'by work that rejects',
      (gate) => gate.hold({ caller: 'a', limit: never }, () => Promise.reject(new Error('broken'))),
      'broken',
    ],
    [
      'by work that throws before it waits for anything',
      (gate) =>
        gate.hold({ caller: 'a', limit: never }, () => {
          throw new Error('at once');
        }),
      'at once',
    ],
    [
      'by work that never settles, at its limit',
      (gate) => gate.hold({ caller: 'a', limit: within(5) }, () => new Promise(() => {})),
      'over the limit',
    ],
    [
      'by work that fails by the signal of its limit',
      (gate) =>
        gate.hold({ caller: 'a', limit: within(5) }, (signal) => {
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        }),
      'over the limit',
    ],
    [
      'by work that never settles, when its caller leaves',
      (gate) => {
        const leaving = new AbortController();
        setTimeout(() => leaving.abort(new Error('gone')), 5);
        const visit = { caller: 'a', abandoned: leaving.signal, limit: never };
        return gate.hold(visit, () => new Promise(() => {}));
      },
      'gone',
    ],
    [
      'by work that listens to its signal only after its caller has left',
      (gate) => {
        const leaving = new AbortController();
        const visit = { caller: 'a', abandoned: leaving.signal, limit: never };
        const held = gate.hold(visit, () => new Promise(() => {}));
        leaving.abort(new Error('gone'));
        return held;
      },
      'gone',
    ],
    [
      'by a visit that was abandoned before it began',
      (gate) => {
        gone.abort(new Error('gone before'));
        return gate.hold({ caller: 'a', abandoned: gone.signal, limit: never }, async () => 1);
      },
      'gone before',
    ],
  ];

  it.each(failures)('%s', async (_name, visit, ended) => {
    const gate = gateOf();
    expect(await outcome(visit(gate))).toBe(ended);
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
    expect(await outcome(gate.hold({ caller: 'b', limit: never }, async () => 'next'))).toBe('value next');
  });

  it('only at its own end by work that outlives its caller', async () => {
    const gate = gateOf();
    const work = new Work();
    const leaving = new AbortController();
    const visit = { caller: 'a', abandoned: leaving.signal, outlivesCaller: true, limit: never } as const;
    const held = outcome(gate.hold(visit, work.of('a')));
    await turn();
    leaving.abort(new Error('gone'));
    await turn();
    expect(gate.running).toBe(1);
    await work.end('a');
    expect(await held).toBe('value a');
    expect(gate.running).toBe(0);
  });
});

it('work goes on beyond its limit for as long as that is extended', async () => {
  const gate = gateOf();
  const more = [2, 1, 3, 0];
  const limit = () => ({ ...within(1)(), extension: () => more.shift() ?? -1 });
  expect(await outcome(gate.hold({ caller: 'a', limit }, () => new Promise(() => {})))).toBe(
    'over the limit',
  );
  expect(more).toEqual([]);
});

it('work whose caller has already left does not begin', async () => {
  const gate = gateOf();
  const work = new Work();
  const leaving = new AbortController();
  const held = outcome(gate.hold({ caller: 'a', abandoned: leaving.signal, limit: never }, work.of('a')));
  leaving.abort(new Error('gone'));
  expect(await held).toBe('gone');
  await turn();
  expect(work.begun).toEqual([]);
});

describe('turns', () => {
  it('rotate among the callers, however many visits each has waiting', async () => {
    const gate = gateOf({ queue: 10 });
    const work = new Work();
    for (const name of ['first', 'a1', 'a2', 'a3', 'b1', 'b2', 'c1']) {
      void gate.hold({ caller: name[0]!, limit: never }, work.of(name));
    }
    await turn();
    for (let i = 0; i < 7; i++) await work.end(work.begun.at(-1)!);
    expect(work.begun).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
  });

  it('go to the caller that holds the fewest places', async () => {
    const gate = gateOf({ places: 4, queue: 10 });
    const work = new Work();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2']) {
      void gate.hold({ caller: name[0]!, limit: never }, work.of(name));
    }
    await turn();
    for (const name of ['a1', 'a2', 'a3']) await work.end(name);
    expect(work.begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'a5']);
  });
});

describe('the reserve', () => {
  it('keeps one caller from taking all places and lets another in at once', async () => {
    const gate = gateOf({ places: 8, keepsReserve: true, queue: 10 });
    const work = new Work();
    for (let i = 1; i <= 9; i++) void gate.hold({ caller: 'a', limit: never }, work.of(`a${i}`));
    await turn();
    expect([gate.running, gate.waiting]).toEqual([6, 3]);
    for (const name of ['b1', 'b2']) void gate.hold({ caller: 'b', limit: never }, work.of(name));
    await turn();
    expect([gate.running, gate.waiting]).toEqual([7, 4]);
    await work.end('a1');
    await work.end('a2');
    expect(work.begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2']);
  });

  it('is at least one place, and a gate with one place still serves every caller', async () => {
    for (const [places, one] of [
      [2, 1],
      [3, 2],
      [7, 6],
      [64, 48],
    ] as const) {
      const gate = gateOf({ places, keepsReserve: true, queue: 100 });
      for (let i = 0; i < places; i++)
        void gate.hold({ caller: 'a', limit: never }, () => new Promise(() => {}));
      expect([gate.running, gate.waiting]).toEqual([one, places - one]);
    }
    const gate = gateOf({ keepsReserve: true });
    expect(await gate.hold({ caller: 'a', limit: never }, async () => 1)).toBe(1);
  });
});

describe('a full queue', () => {
  it('refuses the newest of the longest line in favour of a caller with a shorter one', async () => {
    const gate = gateOf({ queue: 3 });
    const work = new Work();
    const visits = ['a0', 'a1', 'a2', 'a3', 'b1'].map((name) =>
      outcome(gate.hold({ caller: name[0]!, limit: never }, work.of(name))),
    );
    expect(await visits[3]).toBe('overloaded');
    expect(gate.waiting).toBe(3);
    for (let i = 0; i < 4; i++) await work.end(work.begun.at(-1)!);
    expect(work.begun).toEqual(['a0', 'a1', 'b1', 'a2']);
  });

  it('refuses the newcomer whose line would be as long as the longest', async () => {
    const gate = gateOf({ queue: 2 });
    for (const caller of ['a', 'b', 'c'])
      void gate.hold({ caller, limit: never }, () => new Promise(() => {}));
    for (const caller of ['b', 'd']) {
      expect(() => gate.refuseWhenFull(caller)).toThrow('2 pages are waiting already');
      expect(await outcome(gate.hold({ caller, limit: never }, async () => 1))).toBe('overloaded');
    }
    expect([gate.running, gate.waiting]).toEqual([1, 2]);
  });

  it('is reported by refuseWhenFull exactly when hold would refuse', async () => {
    const gate = gateOf({ queue: 2 });
    for (let i = 0; i < 3; i++)
      void outcome(gate.hold({ caller: 'a', limit: never }, () => new Promise(() => {})));
    await turn();
    expect(() => gate.refuseWhenFull('a')).toThrow('waiting already');
    expect(() => gate.refuseWhenFull('b')).not.toThrow();
  });
});

describe('waiting', () => {
  it('ends with 503 after its time', async () => {
    const gate = gateOf({ waitMs: 10 });
    void gate.hold({ caller: 'a', limit: never }, () => new Promise(() => {}));
    const waited = await outcome(gate.hold({ caller: 'b', limit: never }, async () => 1));
    expect([waited, gate.waiting]).toEqual(['overloaded', 0]);
  });

  it('ends at once when the caller leaves, and the work never begins', async () => {
    const gate = gateOf();
    const work = new Work();
    void gate.hold({ caller: 'a', limit: never }, work.of('a'));
    const leaving = new AbortController();
    const left = outcome(gate.hold({ caller: 'b', abandoned: leaving.signal, limit: never }, work.of('b')));
    leaving.abort(new Error('gone'));
    expect([await left, gate.waiting]).toEqual(['gone', 0]);
    await work.end('a');
    expect([work.begun, gate.running]).toEqual([['a'], 0]);
  });
});

it('keeps its bounds and loses no place, whatever happens in whatever order', async () => {
  const visit = fc.record({
    caller: fc.constantFrom('a', 'b', 'c', 'd'),
    end: fc.constantFrom('settle', 'fail', 'throw', 'limit', 'leave', 'leave early'),
    ms: fc.nat(6),
  });
  const options = fc.record({
    places: fc.integer({ min: 1, max: 5 }),
    queue: fc.nat(6),
    keepsReserve: fc.boolean(),
  });
  const property = fc.asyncProperty(options, fc.array(visit, { maxLength: 30 }), async (bounds, visits) => {
    const gate = gateOf({ ...bounds, waitMs: 20 });
    let working = 0;
    const all = visits.map(async ({ caller, end, ms }) => {
      const leaving = new AbortController();
      if (end.startsWith('leave'))
        setTimeout(() => leaving.abort(new Error('gone')), end === 'leave' ? ms : 0);
      const limit = within(end === 'limit' ? ms : 60_000);
      const work = async () => {
        working += 1;
        expect(working).toBeLessThanOrEqual(bounds.places);
        try {
          if (end === 'throw') throw new Error('thrown');
          await new Promise((resolve) => setTimeout(resolve, ms));
          if (end === 'fail') throw new Error('failed');
        } finally {
          working -= 1;
        }
        return 'done';
      };
      const patient = end === 'settle' || end === 'fail' || end === 'throw';
      if (patient) return outcome(gate.hold({ caller, limit }, work));
      return outcome(gate.hold({ caller, limit, abandoned: leaving.signal }, () => new Promise(() => {})));
    });
    expect(gate.waiting).toBeLessThanOrEqual(bounds.queue);
    const ends = await Promise.all(all);
    expect(ends.every((ended) => typeof ended === 'string')).toBe(true);
    expect([gate.running, gate.waiting]).toEqual([0, 0]);
  });
  await fc.assert(property, { numRuns: runs(400), seed: SEED });
});
