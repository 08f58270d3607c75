import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Abandonment } from './abandonment.ts';
import type { Exchange } from './exchange.ts';

function exchange({ answered = false, destroyed = false } = {}) {
  const response = new EventEmitter();
  return { request: { socket: { destroyed } }, response, answered } as unknown as Exchange;
}

describe('an abandoned call', () => {
  it('watches nobody until it is asked', () => {
    const call = exchange();
    const { signal } = new Abandonment(call);
    expect(call.response.listenerCount('close')).toBe(0);
    expect(signal()).toBe(signal());
    expect(call.response.listenerCount('close')).toBe(1);
  });

  it('is told of when the connection ends before the answer', () => {
    const call = exchange();
    const signal = new Abandonment(call).signal();
    expect(signal.aborted).toBe(false);
    call.response.emit('close');
    expect(signal.reason).toMatchObject({ name: 'CallerGone' });
  });

  it('is none when the connection ends after it', () => {
    const call = exchange();
    const signal = new Abandonment(call).signal();
    call.answered = true;
    call.response.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('is told of when the connection was gone before', () => {
    expect(new Abandonment(exchange({ destroyed: true })).signal().aborted).toBe(true);
  });

  it('that was given up is told of with the reason, before and after the question', () => {
    const reason = new Error('over');
    for (const askFirst of [true, false]) {
      const { signal, giveUp } = new Abandonment(exchange());
      if (askFirst) signal();
      giveUp(reason);
      expect(signal().reason).toBe(reason);
    }
  });
});
