import { useState } from 'preact/hooks';
import { highlight } from '../../surfaces/docs/highlight.ts';
import { MarkdownView } from './markdown-view.tsx';
import { type Message, messagesIn } from './messages.ts';

interface JsonViewProps {
  readonly text: string;
  readonly names: MemberNames;
}

/** What a reader wants to see of members, by their names. */
export interface MemberNames {
  /** Those that come first. */
  readonly headlines: readonly string[];
  /** Those that are Markdown, which is shown as it reads, beside its source. */
  readonly markdown?: readonly string[];
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** JSON as a card, or as it is. */
export function JsonView({ text, names }: JsonViewProps) {
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
        <Value value={value} names={names} isOutermost />
      )}
    </div>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly names: MemberNames;
  /** The whole answer: its headline is shown large. */
  readonly isOutermost?: boolean;
}

function Value({ value, names, isOutermost = false }: ValueProps) {
  if (Array.isArray(value)) return <List items={value} names={names} />;
  if (isRecord(value)) return <Members value={value} names={names} isOutermost={isOutermost} />;
  return <Scalar value={value} />;
}

function Members({ value, names, isOutermost }: ValueProps & { readonly value: JsonRecord }) {
  const { headlines, markdown = [] } = names;
  const all = Object.keys(value);
  const first = all.filter((name) => headlines.includes(name));
  const others = all.filter((name) => !headlines.includes(name));
  const faulty = others.filter((name) => areMessages(value[name]));
  const rest = others.filter((name) => !faulty.includes(name));
  return (
    <dl class="members">
      {[...first, ...faulty, ...rest].map((name) => (
        <div
          key={name}
          class={
            isOutermost && first.includes(name) ? 'headline' : classOf(value[name], markdown.includes(name))
          }
        >
          <dt>{name}</dt>
          <dd>
            {markdown.includes(name) && typeof value[name] === 'string' ? (
              <MarkdownView text={value[name]} />
            ) : (
              <Value value={value[name]} names={names} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Objects in a list are messages or rows of a table; short values are in one line. */
function List({ items, names }: { readonly items: readonly unknown[]; readonly names: MemberNames }) {
  if (items.length === 0) return <span class="empty">none</span>;
  if (items.every(isRecord)) {
    const messages = messagesIn(items);
    return messages === undefined ? <Table rows={items} names={names} /> : <Messages messages={messages} />;
  }
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

/** Each one below the other: in a table its sentence would be beyond the edge. */
function Messages({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <ul class="messages">
      {messages.map(({ message, facts }, index) => (
        <li key={index}>
          <p>{message}</p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Table({ rows, names }: { readonly rows: readonly JsonRecord[]; readonly names: MemberNames }) {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return (
    <section class="scrolls" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
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
              {columns.map((name) => (
                <td key={name} class={typeof row[name] === 'number' ? 'figure' : undefined}>
                  {row[name] !== undefined && <Value value={row[name]} names={names} />}
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

function classOf(value: unknown, isMarkdown: boolean): string | undefined {
  const isFilled = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return isFilled || isMarkdown ? 'wide' : undefined;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areMessages(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord) && messagesIn(value) !== undefined;
}
