import { colourWarningMeanings, colourWarnings } from '../../formats/colour-pair.ts';
import { needsBic } from '../../formats/epc/sepa.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { EpcRequest, WifiRequest } from './schema.ts';

/** Why a code may not scan, or be refused by what reads it. Each is a word of the header x-qr-warning. */
export const warningMeanings = {
  'too-small': 'fewer than 2 pixels a module',
  ...colourWarningMeanings,
  'quiet-zone': 'a margin below 4 modules',
  'wifi-no-password': 'a protected network without password',
  'wifi-ssid-length': 'a network name of more than 32 bytes',
  'wifi-password-length':
    'a WPA password that is not 8 to 63 bytes or 64 hex digits, or a WEP key that is not 5, 13, 16 or 29 bytes or twice as many hex digits',
  'epc-no-bic': 'an account outside the European Economic Area without its BIC, which EPC069-12 asks for',
} as const satisfies Record<string, string>;

export type Warning = keyof typeof warningMeanings;

/** Returns what may keep a drawing from scanning, of a symbol with `modules` modules on a side. */
export function drawingWarnings(modules: number, drawing: Drawing): readonly Warning[] {
  return listed({
    'too-small': drawing.size < 2 * (modules + 2 * drawing.margin),
    ...colourWarnings(drawing),
    'quiet-zone': drawing.margin < 4,
  });
}

/** Returns what may keep a phone from joining a network: IEEE 802.11 sets the lengths. */
export function wifiWarnings({ ssid, password = '', type }: Network): readonly Warning[] {
  const bytes = new TextEncoder().encode(password).length;
  const hexDigits = /^[0-9A-Fa-f]+$/.test(password) ? bytes : 0;
  const isSecret =
    type === 'WPA'
      ? (bytes >= 8 && bytes <= 63) || hexDigits === 64
      : WEP_BYTES.includes(bytes) || WEP_BYTES.includes(hexDigits / 2);
  return listed({
    'wifi-no-password': type !== 'nopass' && password === '',
    'wifi-ssid-length': new TextEncoder().encode(ssid).length > 32,
    'wifi-password-length': type !== 'nopass' && password !== '' && !isSecret,
  });
}

/** Keys of 40 and 104 bits (IEEE 802.11), and of 128 and 232 bits, which makers added. */
const WEP_BYTES: readonly number[] = [5, 13, 16, 29];

type Network = Pick<WifiRequest, 'ssid' | 'password' | 'type'>;

/** Returns what may keep a bank from accepting a transfer. */
export function transferWarnings({ iban, bic = '' }: Pick<EpcRequest, 'iban' | 'bic'>): readonly Warning[] {
  return listed({ 'epc-no-bic': bic.trim() === '' && needsBic(iban.replace(/\s/g, '').toUpperCase()) });
}

function listed(conditions: Partial<Record<Warning, boolean>>): readonly Warning[] {
  return (Object.keys(conditions) as Warning[]).filter((warning) => conditions[warning]);
}
