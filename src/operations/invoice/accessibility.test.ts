import { expect, test } from 'vitest';
import { invoicePdf, invoices } from '../../../test/support/invoice-files.ts';
import { accessibilityFaults } from '../../../test/support/pdf-ua.ts';

test.each(invoices)('%s conforms to PDF/UA-1', (_, request) => {
  expect(accessibilityFaults(invoicePdf(request))).toEqual([]);
});
