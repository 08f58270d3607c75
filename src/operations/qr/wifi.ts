import { readInput } from '../../schema/read.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { refuseLoneSurrogates } from './payload.ts';
import { wifiNetwork } from './schema.ts';

/** A Wi-Fi network that a phone joins by scanning. */
export interface WifiNetwork extends InputOf<typeof wifiNetwork> {}

type WifiInput = ValueOf<typeof wifiNetwork>;

/**
 * The text of a Wi-Fi code: `WIFI:T:WPA;S:Cafe Guest;P:secret;;`, the form that ZXing defined and all phones read.
 * Refuses an empty ssid, an unknown type and lone surrogates.
 */
export function wifiPayload(network: WifiNetwork): string {
  return writeWifi(readInput(wifiNetwork, network));
}

/** wifiPayload of a network that fits its schema. */
export function writeWifi({ ssid, password = '', type, hidden }: WifiInput): string {
  refuseLoneSurrogates({ ssid, password });
  const secret = type === 'nopass' ? '' : escapeField(password);
  return `WIFI:T:${type};S:${escapeField(ssid)};P:${secret};${hidden === 1 ? 'H:true;' : ''};`;
}

/** One pass, so that the backslashes put in are not escaped again. Values that look like hex are not quoted. */
function escapeField(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&');
}
