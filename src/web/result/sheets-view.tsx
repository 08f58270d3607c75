import { useState } from 'preact/hooks';
import type { Sheet } from './workbook.ts';

/** The rows of a table, and tabs where there are several sheets. */
export function SheetsView({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const [chosen, setChosen] = useState(0);
  const sheet = sheets[Math.min(chosen, sheets.length - 1)];
  if (sheet === undefined) return <p class="none">The workbook has no sheets.</p>;
  const columns = Math.max(0, ...sheet.rows.map(({ length }) => length));
  const [head = [], ...rest] = sheet.rows;
  const places = Array.from({ length: columns }, (_, column) => column);
  return (
    <div class="sheets">
      <section class="scrolls" aria-label={sheet.name || 'Table'} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {places.map((column) => (
                <th key={column} scope="col" class={isFigure(rest[0]?.[column]) ? 'figure' : undefined}>
                  {head[column] ?? ''}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rest.map((row, index) => (
              <tr key={index}>
                {places.map((column) => (
                  <td key={column} class={isFigure(row[column]) ? 'figure' : undefined}>
                    {row[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {sheets.length > 1 && (
        <fieldset class="sheet-tabs" aria-label="Sheets">
          {sheets.map(({ name }, index) => (
            <button type="button" key={name} aria-pressed={index === chosen} onClick={() => setChosen(index)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {sheet.length > sheet.rows.length && (
        <p class="none">
          The first {sheet.rows.length} of {sheet.length} rows.
        </p>
      )}
    </div>
  );
}

function isFigure(text: string | undefined): boolean {
  return text !== undefined && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
}
