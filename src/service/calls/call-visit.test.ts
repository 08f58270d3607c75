import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { CallVisit } from './call-visit.ts';

function connection({ destroyed = false } = {}) {
  const socket = Object.assign(new EventEmitter(), { destroyed });
  return { socket, exchange: { request: { socket } } as unknown as Exchange };
}

describe('a call', () => {
  it('watches its connection on demand, once', () => {
    const { socket, exchange } = connection();
    const visit = new CallVisit('a', exchange);
    expect(socket.listenerCount('close')).toBe(0);
    expect(visit.abandoned()).toBe(visit.abandoned());
    expect(socket.listenerCount('close')).toBe(1);
  });

  it('is abandoned when its connection ends', () => {
    const { socket, exchange } = connection();
    const signal = new CallVisit('a', exchange).abandoned();
    expect(signal.aborted).toBe(false);
    socket.emit('close');
    expect(signal.reason).toMatchObject({ name: 'CallerGone' });
  });

  it('that is over leaves its connection to the calls that follow', () => {
    const { socket, exchange } = connection();
    const visit = new CallVisit('a', exchange);
    const signal = visit.abandoned();
    visit.end();
    expect(socket.listenerCount('close')).toBe(0);
    socket.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('is abandoned when its connection had ended before', () => {
    const { exchange } = connection({ destroyed: true });
    expect(new CallVisit('a', exchange).abandoned().aborted).toBe(true);
  });

  it('that was given up has the reason, whenever its signal is made', () => {
    const reason = new Error('over');
    for (const askFirst of [true, false]) {
      const visit = new CallVisit('a', connection().exchange);
      if (askFirst) visit.abandoned();
      visit.giveUp(reason);
      expect(visit.abandoned().reason).toBe(reason);
    }
  });
});
