import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CallVisit } from './call-visit.ts';

function connection({ destroyed = false } = {}) {
  const socket = Object.assign(new EventEmitter(), { destroyed });
  return { socket, connected: socket as unknown as Socket };
}

describe('a call', () => {
  it('watches its connection on demand, once', () => {
    const { socket, connected } = connection();
    const visit = new CallVisit('a', connected);
    expect(socket.listenerCount('close')).toBe(0);
    expect(visit.abandoned()).toBe(visit.abandoned());
    expect(socket.listenerCount('close')).toBe(1);
  });

  it('is abandoned when its connection ends', () => {
    const { socket, connected } = connection();
    const signal = new CallVisit('a', connected).abandoned();
    expect(signal.aborted).toBe(false);
    socket.emit('close');
    expect(signal.reason).toMatchObject({ name: 'CallerGone' });
  });

  it('that is over leaves its connection to the calls that follow', () => {
    const { socket, connected } = connection();
    const visit = new CallVisit('a', connected);
    const signal = visit.abandoned();
    visit.end();
    expect(socket.listenerCount('close')).toBe(0);
    socket.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it('is abandoned when its connection had ended before', () => {
    const { connected } = connection({ destroyed: true });
    expect(new CallVisit('a', connected).abandoned().aborted).toBe(true);
  });

  it('that was given up has the reason, whenever its signal is made', () => {
    const reason = new Error('over');
    for (const askFirst of [true, false]) {
      const visit = new CallVisit('a', connection().connected);
      if (askFirst) visit.abandoned();
      visit.giveUp(reason);
      expect(visit.abandoned().reason).toBe(reason);
    }
  });
});
