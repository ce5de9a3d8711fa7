/** A table in Markdown with aligned columns, as the formatter wants them. */

export type Cell = string | number;

export function markdownTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(String));
  const widths = columns.map((_, i) => Math.max(3, ...lines.map((cells) => cells[i]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
