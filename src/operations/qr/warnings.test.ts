import { describe, expect, test } from 'vitest';
import { type DrawOptions, readDrawing } from './drawing/drawing.ts';
import { drawingWarnings, type Warning, wifiWarnings } from './warnings.ts';

describe('drawings', () => {
  const rows: readonly {
    name: string;
    modules: number;
    options: DrawOptions;
    warnings: readonly Warning[];
  }[] = [
    { name: 'the defaults are sound for version 1', modules: 21, options: {}, warnings: [] },
    { name: 'and for version 40: 2.77 pixels a module', modules: 177, options: {}, warnings: [] },
    { name: 'exactly 2 pixels a module', modules: 177, options: { size: 370 }, warnings: [] },
    { name: 'one pixel less', modules: 177, options: { size: 369 }, warnings: ['too-small'] },
    { name: 'light grey on white', modules: 21, options: { fg: '#aaa' }, warnings: ['low-contrast'] },
    { name: 'white on black', modules: 21, options: { fg: 'fff', bg: '000' }, warnings: ['inverted'] },
    { name: 'a margin below 4', modules: 21, options: { margin: 3 }, warnings: ['quiet-zone'] },
    {
      name: 'an alpha is judged as painted: a hint of black is light grey',
      modules: 21,
      options: { fg: '#00000040' },
      warnings: ['low-contrast'],
    },
    {
      name: 'a transparent background is judged on white',
      modules: 21,
      options: { bg: '#fff0' },
      warnings: [],
    },
    {
      name: 'and without its alpha, as some programs show it',
      modules: 21,
      options: { bg: '#0000' },
      warnings: ['low-contrast'],
    },
    {
      name: 'all that apply, in one order',
      modules: 177,
      options: { size: 64, margin: 0, fg: '#fff', bg: '#eee' },
      warnings: ['too-small', 'low-contrast', 'inverted', 'quiet-zone'],
    },
  ];
  test.each(rows)('$name', ({ modules, options, warnings }) => {
    expect(drawingWarnings(modules, readDrawing(options))).toEqual(warnings);
  });
});

describe('Wi-Fi', () => {
  const rows: readonly {
    name: string;
    network: Parameters<typeof wifiWarnings>[0];
    warnings: readonly Warning[];
  }[] = [
    { name: 'a sound network', network: { ssid: 'x', type: 'WPA', password: '12345678' }, warnings: [] },
    { name: 'an open network needs no password', network: { ssid: 'x', type: 'nopass' }, warnings: [] },
    { name: 'WPA without password', network: { ssid: 'x', type: 'WPA' }, warnings: ['wifi-no-password'] },
    {
      name: 'WEP with an empty password',
      network: { ssid: 'x', type: 'WEP', password: '' },
      warnings: ['wifi-no-password'],
    },
    ...[5, 10, 13, 26, 16, 32, 29, 58].map((length) => ({
      name: `a WEP key of ${length} hex digits or characters`,
      network: { ssid: 'x', type: 'WEP' as const, password: 'a'.repeat(length) },
      warnings: [],
    })),
    ...['abc', 'abcdef', 'g'.repeat(10), '\u00e9\u00e9', 'a'.repeat(27)].map((password) => ({
      name: `an invalid WEP key: ${password}`,
      network: { ssid: 'x', type: 'WEP' as const, password },
      warnings: ['wifi-password-length' as const],
    })),
    {
      name: 'IEEE 802.11: a passphrase of 7',
      network: { ssid: 'x', type: 'WPA', password: '1234567' },
      warnings: ['wifi-password-length'],
    },
    {
      name: 'IEEE 802.11: a passphrase of 63',
      network: { ssid: 'x', type: 'WPA', password: 'p'.repeat(63) },
      warnings: [],
    },
    {
      name: 'IEEE 802.11: a key of 64 hex digits',
      network: { ssid: 'x', type: 'WPA', password: 'aF'.repeat(32) },
      warnings: [],
    },
    {
      name: '64 that are not hex digits',
      network: { ssid: 'x', type: 'WPA', password: 'p'.repeat(64) },
      warnings: ['wifi-password-length'],
    },
    {
      name: 'lengths are bytes: 7 characters, 14 bytes',
      network: { ssid: 'x', type: 'WPA', password: '\u00e9'.repeat(7) },
      warnings: [],
    },
    {
      name: 'IEEE 802.11: a name of 33 bytes',
      network: { ssid: `${'\u00e9'.repeat(16)}x`, type: 'nopass' },
      warnings: ['wifi-ssid-length'],
    },
  ];
  test.each(rows)('$name', ({ network, warnings }) => {
    expect(wifiWarnings(network)).toEqual(warnings);
  });
});
