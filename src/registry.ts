import type { Operation } from './operation.ts';
import { jsonToCsv } from './operations/convert/json-to-csv.operation.ts';
import { jsonToXlsx } from './operations/convert/json-to-xlsx.operation.ts';
import { createQr } from './operations/qr/create.operation.ts';
import { vcardQr } from './operations/qr/vcard.operation.ts';
import { wifiQr } from './operations/qr/wifi.operation.ts';

/** Every operation, in the order people see them. The only list: adding one is adding a line here. */
export const operations: readonly Operation[] = [createQr, wifiQr, vcardQr, jsonToXlsx, jsonToCsv];
