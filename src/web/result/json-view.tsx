import { useState } from 'preact/hooks';
import { highlight } from '../../surfaces/docs/highlight.ts';

interface JsonViewProps {
  readonly text: string;
  /** The members that a reader wants to see first. */
  readonly headlines: readonly string[];
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** JSON as a card, or as it is. */
export function JsonView({ text, headlines }: JsonViewProps) {
  const [isRaw, setRaw] = useState(false);
  const value = JSON.parse(text) as unknown;
  return (
    <div class="json">
      <button type="button" class="quiet" aria-pressed={isRaw} onClick={() => setRaw(!isRaw)}>
        Raw
      </button>
      {isRaw ? (
        <div class="panel">
          <pre tabIndex={0}>
            {/* Markup of this page, in which highlight() escapes the answer. */}
            <code dangerouslySetInnerHTML={{ __html: highlight(JSON.stringify(value, null, 2)).markup }} />
          </pre>
        </div>
      ) : (
        <Value value={value} headlines={headlines} isOutermost />
      )}
    </div>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly headlines: readonly string[];
  /** The whole answer: its headline is shown large. */
  readonly isOutermost?: boolean;
}

function Value({ value, headlines, isOutermost = false }: ValueProps) {
  if (Array.isArray(value)) return <List items={value} headlines={headlines} />;
  if (isRecord(value)) return <Members value={value} headlines={headlines} isOutermost={isOutermost} />;
  return <Scalar value={value} />;
}

function Members({ value, headlines, isOutermost }: ValueProps & { readonly value: JsonRecord }) {
  const names = Object.keys(value);
  const first = names.filter((name) => headlines.includes(name));
  const rest = names.filter((name) => !headlines.includes(name));
  return (
    <dl class="members">
      {[...first, ...rest].map((name) => (
        <div key={name} class={isOutermost && first.includes(name) ? 'headline' : classOf(value[name])}>
          <dt>{name}</dt>
          <dd>
            <Value value={value[name]} headlines={headlines} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Objects in a list are rows of a table; short values are in one line. */
function List({
  items,
  headlines,
}: {
  readonly items: readonly unknown[];
  readonly headlines: readonly string[];
}) {
  if (items.length === 0) return <span class="empty">none</span>;
  if (items.every(isRecord)) return <Table rows={items} headlines={headlines} />;
  if (items.every((item) => typeof item === 'string' && item.length > 80)) {
    return <pre tabIndex={0}>{items.join('\n')}</pre>;
  }
  if (items.some((item) => typeof item === 'object' && item !== null)) {
    return <pre tabIndex={0}>{items.map((item) => JSON.stringify(item)).join('\n')}</pre>;
  }
  return (
    <ul class="chips">
      {items.map((item, index) => (
        <li key={index}>
          <Scalar value={item} />
        </li>
      ))}
    </ul>
  );
}

function Table({
  rows,
  headlines,
}: {
  readonly rows: readonly JsonRecord[];
  readonly headlines: readonly string[];
}) {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return (
    <section class="scrolls" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                class={rows.every((row) => typeof row[name] === 'number') ? 'figure' : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {names.map((name) => (
                <td key={name} class={typeof row[name] === 'number' ? 'figure' : undefined}>
                  {row[name] !== undefined && <Value value={row[name]} headlines={headlines} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Scalar({ value }: { readonly value: unknown }) {
  if (typeof value === 'string')
    return value === '' ? <span class="empty">empty</span> : <span class="words">{value}</span>;
  return <span class={value === null ? 'empty' : typeof value}>{String(value)}</span>;
}

function classOf(value: unknown): string | undefined {
  const isWide = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isWide ? 'wide' : undefined;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
