/** What a PDF tells screen readers of itself: the elements of its structure in reading order, each with the text that it holds. */
import { getDocumentProxy } from 'unpdf';

type TreeNode = { role?: string; lang?: string; type?: string; id?: string; children?: TreeNode[] };
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/**
 * One line for each element with text, by its kind, its language where it has its own, and the text of all its parts: 'H1 Receipt',
 * 'P hi-IN किराया'. An element that goes over two pages is a line on each. `untagged` is text that no element holds.
 */
export async function pdfTree(bytes: Uint8Array): Promise<{ lines: string[]; untagged: string[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const lines: string[] = [];
  const untagged: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const texts = await markedTexts(page);
    lines.push(...linesOf((await page.getStructTree()) as TreeNode | null, texts, ''));
    untagged.push(...(texts.get('') ?? []).map((text) => text.trim()).filter(Boolean));
  }
  await pdf.loadingTask.destroy();
  return { lines, untagged };
}

/** By the id of the marked content it is in; '' for what is in none with an id. */
async function markedTexts(page: Page): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast(Boolean) ?? '';
      texts.set(id, [...(texts.get(id) ?? []), item.hasEOL ? `${item.str} ` : item.str]);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  return texts;
}

function linesOf(node: TreeNode | null, texts: ReadonlyMap<string, string[]>, outer: string): string[] {
  const children = node?.children ?? [];
  const language = node?.lang ?? outer;
  const own = children.flatMap(({ type, id }) => (type === 'content' && id ? (texts.get(id) ?? []) : []));
  const text = own.join('').replaceAll(/\s+/g, ' ').trim();
  return [
    ...(text ? [[node?.role, language, text].filter(Boolean).join(' ')] : []),
    ...children.flatMap((child) => linesOf(child, texts, language)),
  ];
}
