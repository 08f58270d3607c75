import type { Operation } from './operation.ts';
import { calendarIcs } from './operations/calendar/ics.operation.ts';
import { createQr } from './operations/qr/create.operation.ts';
import { vcardQr } from './operations/qr/vcard.operation.ts';
import { wifiQr } from './operations/qr/wifi.operation.ts';

/** Every operation, in the order people see them. The only list: adding one is adding a line here. */
export const operations: readonly Operation[] = [createQr, wifiQr, vcardQr, calendarIcs];
