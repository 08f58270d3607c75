import { describe, expect, it } from 'vitest';
import { operations } from '../registry.ts';
import { unknownTool } from './nearest-tool.ts';
import { toolName } from './tool.ts';

const tools = operations.map(toolName);

/** The tool that the refusal of a name asks about. */
function nearestTool(name: string): string | undefined {
  return / Did you mean (.+)\?$/.exec(unknownTool(name, tools))?.[1];
}

describe('the tool that an unknown name means', () => {
  it.each([
    ['a letter left out', 'qr_creat', 'qr_create'],
    ['a hyphen', 'qr-create', 'qr_create'],
    ['the id of the operation', 'text.sentiment', 'text_sentiment'],
    ['a slash', 'invoice/pdf', 'invoice_pdf'],
    ['capitals in the place of marks', 'convertJsonToCsv', 'convert_json_to_csv'],
    ['no mark at all', 'emailverify', 'email_verify'],
    ['the words exchanged', 'create_qr', 'qr_create'],
    ['the prefix of a host', 'mcp__sundry__calendar_ics', 'calendar_ics'],
    ['no group', 'json_to_csv', 'convert_json_to_csv'],
    ['no group, the other direction', 'csv_to_json', 'convert_csv_to_json'],
    ['a verb of another name', 'generate_barcode', 'barcode_create'],
    ['a plural', 'barcodes_create', 'barcode_create'],
    ['a long word in front', `${'x'.repeat(5000)}_qr_create`, 'qr_create'],
  ])('by %s', (_slip, unknown, known) => {
    expect(nearestTool(unknown)).toBe(known);
  });

  it.each(['', '___', 'search_web', 'open_file', 'x', 'translate', '\u{1f600}'])(
    'is undefined for %j',
    (unknown) => {
      expect(nearestTool(unknown)).toBeUndefined();
    },
  );

  it('is found from the id of each operation and from a name without its last letter', () => {
    for (const operation of operations) {
      const name = toolName(operation);
      expect(nearestTool(operation.id)).toBe(name);
      expect(nearestTool(name.slice(0, -1))).toBe(name);
      expect(nearestTool(name.replaceAll('_', '-').toUpperCase())).toBe(name);
    }
  });
});
