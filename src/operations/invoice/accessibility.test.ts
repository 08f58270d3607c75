import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../../test/support/judging/pdf-ua.ts';
import { invoicePdf, invoices } from '../../../test/support/samples/invoice-files.ts';

test.each(invoices)('%s conforms to PDF/UA-1', (_, request) => {
  expect(accessibilityFaults(invoicePdf(request))).toEqual([]);
});
