import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { invoices, withInvoices } from '../support/samples/invoice-files.ts';

describe.runIf(hasConsumer('qpdf'))('qpdf', () => {
  test.each(invoices)('finds nothing wrong with %s, and that it is PDF 1.4', (_, request) => {
    withInvoices([request], ([path]) => {
      const { stdout, stderr, status } = spawnSync('qpdf', ['--check', path!], { encoding: 'utf8' });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).toContain('PDF Version: 1.4\n');
      expect(stdout).toContain('No syntax or stream encoding errors found');
    });
  });
});
