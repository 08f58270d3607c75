import { type MarkdownBlock, markdownBlocks } from './markdown-blocks.ts';
import type { Inline } from './markdown-line.ts';

/** A text of Markdown as it reads, beside its source. Nothing is fetched: a picture is its description. */
export function MarkdownView({ text }: { readonly text: string }) {
  return (
    <div class="beside">
      <section class="read" aria-label="As it reads" tabIndex={0}>
        <Blocks blocks={markdownBlocks(text)} />
      </section>
      <section aria-label="Its Markdown" tabIndex={0}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly MarkdownBlock[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { readonly block: MarkdownBlock }) {
  switch (block.kind) {
    case 'heading': {
      // The page has headings of its own above these.
      const Heading = block.level === 1 ? 'h3' : block.level === 2 ? 'h4' : 'h5';
      return (
        <Heading>
          <Line line={block.line} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((blocks, index) => (
        <li key={index}>
          <Blocks blocks={blocks} />
        </li>
      ));
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'table':
      return <Table rows={block.rows} />;
  }
}

function Table({
  rows: [head = [], ...rows],
}: {
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}) {
  return (
    <div class="scrolls">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Line line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={index}>
                  <Line line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line }: { readonly line: readonly Inline[] }) {
  return (
    <>
      {line.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </>
  );
}

/** The schemes that the service writes; an address of another one is only shown. */
const SCHEMES = /^(?:https?|mailto|tel):/i;

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'break':
      return <br />;
    case 'picture':
      return <span class="empty">[{piece.text || 'picture'}]</span>;
    case 'link':
      if (!SCHEMES.test(piece.href)) return <Line line={piece.line} />;
      return (
        <a href={piece.href} target="_blank" rel="noreferrer noopener nofollow">
          <Line line={piece.line} />
        </a>
      );
    default: {
      const Mark = piece.kind;
      return (
        <Mark>
          <Line line={piece.line} />
        </Mark>
      );
    }
  }
}
