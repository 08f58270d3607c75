import { describe, expect, it, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { isBytes, membersOf, readArgument, requireArgument, requireText } from './argument.ts';

describe('an argument of a library function', () => {
  it('that is not text is refused by its name, with what it was', () => {
    expect(refusalOf(() => requireText('data', 42)).faults).toEqual([
      { pointer: '/data', message: 'must be a string, not 42' },
    ]);
    requireText('data', '');
  });

  const isEven = (value: number): value is number => value % 2 === 0;

  it('that does not fit is refused with a way to get one that does', () => {
    expect(refusalOf(() => requireArgument('size', 3, isEven, 'even, such as 4')).faults).toEqual([
      { pointer: '/size', message: 'must be even, such as 4' },
    ]);
    requireArgument('size', 4, isEven, '');
  });

  it('that throws when it is looked at does not fit', () => {
    const hostile = Symbol() as unknown as number;
    expect(refusalOf(() => requireArgument('size', hostile, isEven, 'even')).faults[0]?.pointer).toBe(
      '/size',
    );
  });
});

describe('an argument with options', () => {
  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text, each of whose units would be a member', 'x'.repeat(16_000_000)],
    ['a list', Array(1_000_000).fill(1)],
    ['a function', () => {}],
    ['a date', new Date()],
    ['a map', new Map()],
    ['bytes', new Uint8Array(1)],
    ['a proxy that was revoked', revoked()],
  ])('is not %s', (_name, options) => {
    expect(refusalOf(() => membersOf(options as object, '{ ec: 1 }')).faults).toEqual([
      { pointer: '/options', message: 'must be an object such as { ec: 1 }' },
    ]);
  });

  it('is read as it is', () => {
    expect(membersOf({ a: 1 }, '')).toEqual({ a: 1 });
    expect(membersOf(Object.assign(Object.create(null), { a: 1 }), '')).toEqual({ a: 1 });
  });
});

describe('reading an argument', () => {
  const read = (value: { readonly a?: unknown }) => () => value.a;

  it('refuses one whose members cannot be read, however deep', () => {
    const throwing = {
      get a(): never {
        throw new TypeError('boom');
      },
    };
    for (const argument of [throwing, { b: [throwing] }, revoked()]) {
      const fails = () => readArgument(argument, read(throwing));
      expect(refusalOf(fails).faults).toEqual([
        { pointer: '', message: 'must be plain data: a member cannot be read' },
      ]);
    }
  });

  it('throws what is not the fault of the argument, which is a bug', () => {
    const bug = new TypeError('bug');
    const fails = () =>
      readArgument({ a: [1, { b: new Uint8Array(1) }] }, () => {
        throw bug;
      });
    expect(fails).toThrow(bug);
  });
});

test('bytes are those of a Uint8Array alone, and not what inherits from one', () => {
  expect([new Uint8Array(1), Buffer.alloc(1)].every(isBytes)).toBe(true);
  const others = [new Uint16Array(1), new ArrayBuffer(1), Object.create(Uint8Array.prototype), 'a', null];
  expect([...others, new Proxy(new Uint8Array(1), {})].some(isBytes)).toBe(false);
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
