// The small part of Markdown that help texts are written in: a title, headings, paragraphs, lists, links and bold words.

export type Inline = string | { bold: string } | { label: string; to: string };
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };
export type HelpText = { title: string; summary: string; blocks: Block[] };

const ITEM = /^(?:-|\d+\.) /;
const ORDERED = /^\d+\. /;
const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Throws at whatever else Markdown has, so that no mark is ever read as a word. */
export function readHelpText(source: string): HelpText {
  const [title = '', summary = '', ...rest] = source
    .normalize('NFC')
    .trim()
    .split(/\n{2,}/);
  if (!/^# \S/.test(title)) throw new SyntaxError(`A help text begins with its title: ${title}`);
  const first = blockOf(summary);
  if (first.kind !== 'paragraph' || summary === '')
    throw new SyntaxError(`After the title comes a paragraph: ${summary}`);
  return { title: title.slice(2), summary: wordsOf(first.parts), blocks: [first, ...rest.map(blockOf)] };
}

function blockOf(source: string): Block {
  const lines = source.split('\n');
  if (source.startsWith('## ') && lines.length === 1) return { kind: 'heading', text: source.slice(3) };
  if (lines.every((line) => ITEM.test(line)))
    return {
      kind: 'list',
      ordered: ORDERED.test(source),
      items: lines.map((line) => inlineOf(line.replace(ITEM, ''))),
    };
  if (lines.some((line) => /^(#|>|```|\||!|[-*+] |\d+\. |<)/.test(line)))
    throw new SyntaxError(`Help texts have no such mark: ${source}`);
  return { kind: 'paragraph', parts: inlineOf(lines.join(' ')) };
}

function inlineOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    const [whole, bold, label = '', to = ''] = found;
    if (found.index > end) parts.push(plain(text.slice(end, found.index)));
    parts.push(bold ? { bold } : { label, to });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(plain(text.slice(end)));
  return parts;
}

function plain(text: string): string {
  if (/[*_`<>[\]]/.test(text)) throw new SyntaxError(`Help texts have no such mark: ${text}`);
  return text;
}

export const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'bold' in part ? part.bold : part.label)).join('');

export const wordsOfBlock = (block: Block): string =>
  block.kind === 'heading'
    ? block.text
    : block.kind === 'paragraph'
      ? wordsOf(block.parts)
      : block.items.map(wordsOf).join('\n');
