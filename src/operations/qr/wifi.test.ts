import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { type WifiNetwork, wifiPayload } from './wifi.ts';

describe('payload', () => {
  const rows: readonly { name: string; network: WifiNetwork; payload: string }[] = [
    {
      name: 'the form of the specification',
      network: { ssid: 'Cafe Guest', password: 'secret12' },
      payload: 'WIFI:T:WPA;S:Cafe Guest;P:secret12;;',
    },
    {
      name: 'a missing password leaves its field empty',
      network: { ssid: 'x' },
      payload: 'WIFI:T:WPA;S:x;P:;;',
    },
    {
      name: 'nopass drops the password and keeps its field',
      network: { ssid: 'x', password: 'ignored', type: 'nopass' },
      payload: 'WIFI:T:nopass;S:x;P:;;',
    },
    {
      name: 'hidden as 1',
      network: { ssid: 'x', password: 'p', type: 'WEP', hidden: 1 },
      payload: 'WIFI:T:WEP;S:x;P:p;H:true;;',
    },
    { name: 'hidden as true', network: { ssid: 'x', hidden: true }, payload: 'WIFI:T:WPA;S:x;P:;H:true;;' },
    {
      name: 'a semicolon does not end the name, a last backslash not the password',
      network: { ssid: 'a;b', password: 'tail\\' },
      payload: 'WIFI:T:WPA;S:a\\;b;P:tail\\\\;;',
    },
    {
      name: 'all five marks, each once: no second pass doubles a backslash',
      network: { ssid: '\\;,:"', password: '\\;' },
      payload: 'WIFI:T:WPA;S:\\\\\\;\\,\\:\\";P:\\\\\\;;;',
    },
    {
      name: 'names that look like hex are not quoted (qifi issue 4)',
      network: { ssid: 'abcd', password: '1234567890' },
      payload: 'WIFI:T:WPA;S:abcd;P:1234567890;;',
    },
    {
      name: 'spaces around a name are part of it, other marks are not escaped',
      network: { ssid: " it's <5G> ", password: 'a&b=c+d' },
      payload: "WIFI:T:WPA;S: it's <5G> ;P:a&b=c+d;;",
    },
    {
      name: 'the type is taken without case and written in its own',
      network: { ssid: 'x', type: 'wpa' as 'WPA' },
      payload: 'WIFI:T:WPA;S:x;P:;;',
    },
  ];
  test.each(rows)('$name', ({ network, payload }) => {
    expect(wifiPayload(network)).toBe(payload);
  });

  test('a reader that undoes the escapes gets back what was put in', () => {
    const text = fc.string({
      unit: fc.constantFrom('\\', ';', ',', ':', '"', 'a', ' ', '\u00e9'),
      minLength: 1,
    });
    fc.assert(
      fc.property(text, text, (ssid, password) => {
        expect(readWifi(wifiPayload({ ssid, password }))).toEqual({ T: 'WPA', S: ssid, P: password });
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

describe('refusals', () => {
  const rows: readonly { name: string; network: object; pointer: string; message: RegExp }[] = [
    { name: 'no ssid', network: {}, pointer: '/ssid', message: /^is required/ },
    { name: 'an empty ssid', network: { ssid: '' }, pointer: '/ssid', message: /not empty/ },
    { name: 'an ssid that is a number', network: { ssid: 5 }, pointer: '/ssid', message: /must be/ },
    {
      name: 'the refusal of WPA2 says that WPA covers it',
      network: { ssid: 'x', type: 'WPA2' },
      pointer: '/type',
      message: /WPA \(which covers WPA2 and WPA3\)/,
    },
    { name: 'half a surrogate pair', network: { ssid: '\ud83d' }, pointer: '/ssid', message: /surrogate/ },
    {
      name: 'half a surrogate pair in the password, which is not shown',
      network: { ssid: 'x', password: 'hush\udc00' },
      pointer: '/password',
      message: /^(?!.*hush)/,
    },
    {
      name: 'a password of another type is not shown',
      network: { ssid: 'x', password: 12345678 },
      pointer: '/password',
      message: /^(?!.*1234)/,
    },
    {
      name: 'hidden beyond 1',
      network: { ssid: 'x', hidden: 2 },
      pointer: '/hidden',
      message: /from 0 to 1/,
    },
  ];
  test.each(rows)('$name', ({ network, pointer, message }) => {
    expect(refusalOf(() => wifiPayload(network as WifiNetwork)).faults).toEqual([
      { pointer, message: expect.stringMatching(message) },
    ]);
  });
});

/** A reader of such codes as ZXing's: fields end at the first semicolon that no backslash precedes. */
function readWifi(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, key = '', value = ''] of payload.slice(5, -1).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gsu)) {
    fields[key] = value.replace(/\\(.)/gsu, '$1');
  }
  return fields;
}
