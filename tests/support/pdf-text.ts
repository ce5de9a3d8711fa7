/** The words of a PDF as a reader finds them, page after page, each line of the page as one text. */
import { getDocumentProxy } from 'unpdf';

export async function pdfLines(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const byHeight = new Map<number, string[]>();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const height = Math.round(item.transform[5]);
      byHeight.set(height, [...(byHeight.get(height) ?? []), item.str]);
    }
    lines.push(...[...byHeight.values()].map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim()));
  }
  await pdf.loadingTask.destroy();
  return lines;
}
