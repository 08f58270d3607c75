import { parseMarkdown } from '../../../src/operations/pdf/source/parse.ts';
import type { Block, Inline } from '../../../src/operations/pdf/source/tree/model.ts';
import { Warnings } from '../../../src/operations/pdf/source/warnings.ts';

/** A parsed text with the codes of its warnings. */
export function parse(markdown: string) {
  const warnings = new Warnings();
  const parsed = parseMarkdown(markdown, warnings);
  return { ...parsed, warnings: warnings.codes, droppedTags: warnings.droppedTags };
}

/** A piece in short: its text with its marks in front, its link and its names behind. */
export function short(inline: Inline): string {
  if (inline.kind === 'break') return '/';
  if (inline.kind === 'note') return `[^${inline.note}]`;
  const { link, names } = inline;
  const target = link === undefined ? '' : `(${'uri' in link ? link.uri : `#${link.slug}`})`;
  const own = names === undefined ? target : `${target}@${names.join('@')}`;
  if (inline.kind === 'image') return `!${inline.image}${inline.alt}${own}`;
  const { isBold, isItalic, isStruck, isUnderlined, isHighlighted, kind, position } = inline.style;
  const marks = [
    isBold && 'b',
    isItalic && 'i',
    isStruck && 's',
    isUnderlined && 'u',
    isHighlighted && 'mark',
    kind !== 'text' && kind,
    position !== 'line' && position,
  ];
  const written = marks.filter(Boolean).join(' ');
  return `${written === '' ? '' : `<${written}>`}${inline.text}${own}`;
}

/** A block in short. */
export function outline(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `h${block.level}${aligned(block)} ${line(block.inlines)} #${block.slug}`;
    case 'paragraph':
      return `${block.align === undefined ? '' : `${block.align}: `}${line(block.inlines)}`;
    case 'code':
      return `code${block.language === '' ? '' : ` ${block.language}`} ${JSON.stringify(block.text)}`;
    case 'quote':
      return `${block.alert ?? 'quote'}(${block.blocks.map(outline).join('; ')})`;
    case 'list': {
      const items = block.items.map(({ blocks, task }) => `${task ?? ''}(${blocks.map(outline).join('; ')})`);
      return `${block.start ?? '-'}${block.isTight ? '' : ' loose'} ${items.join('')}`;
    }
    case 'table': {
      const rows = [block.head, ...block.rows].map((row) => row.map(line).join(','));
      return `table ${block.aligns.join(' ')}: ${rows.join('; ')}`;
    }
    case 'definitions':
      return `dl ${block.entries.map(({ role, blocks }) => `${role}(${blocks.map(outline).join('; ')})`).join(' ')}`;
    case 'anchor':
      return `@${block.names.join('@')}`;
    default:
      return block.kind;
  }
}

/** The outlines of the blocks of a text. */
export function outlines(markdown: string): string[] {
  return parse(markdown).blocks.map(outline);
}

function line(inlines: readonly Inline[]): string {
  return inlines.map(short).join('|');
}

function aligned({ align }: { readonly align: string | undefined }): string {
  return align === undefined ? '' : ` ${align}`;
}
