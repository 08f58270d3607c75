import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Abandonment } from './abandonment.ts';
import type { Exchange } from './exchange.ts';

function connection({ destroyed = false } = {}) {
  const socket = Object.assign(new EventEmitter(), { destroyed });
  return { socket, exchange: { request: { socket } } as unknown as Exchange };
}

describe('a call', () => {
  it('watches its connection on demand, once', () => {
    const { socket, exchange } = connection();
    const { signal } = new Abandonment(exchange);
    expect(socket.listenerCount('close')).toBe(0);
    expect(signal()).toBe(signal());
    expect(socket.listenerCount('close')).toBe(1);
  });

  it('is abandoned when its connection ends', () => {
    const { socket, exchange } = connection();
    const signal = new Abandonment(exchange).signal();
    expect(signal.aborted).toBe(false);
    socket.emit('close');
    expect(signal.reason).toMatchObject({ name: 'CallerGone' });
  });

  it('that is over leaves its connection to the calls that follow', () => {
    const { socket, exchange } = connection();
    const abandonment = new Abandonment(exchange);
    const signal = abandonment.signal();
    abandonment.end();
    expect(socket.listenerCount('close')).toBe(0);
    socket.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('is abandoned when its connection had ended before', () => {
    const { exchange } = connection({ destroyed: true });
    expect(new Abandonment(exchange).signal().aborted).toBe(true);
  });

  it('that was given up has the reason, whenever its signal is made', () => {
    const reason = new Error('over');
    for (const askFirst of [true, false]) {
      const { signal, giveUp } = new Abandonment(connection().exchange);
      if (askFirst) signal();
      giveUp(reason);
      expect(signal().reason).toBe(reason);
    }
  });
});
