// Prints a benchmark as a table and keeps it as JSON, and in docs/performance.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

export type Cell = string | number;

export interface Report {
  name: string;
  command: string;
  columns: string[];
  rows: Cell[][];
  /** Anything worth keeping for the next run to compare with. */
  figures: Record<string, unknown>;
  notes: string[];
}

const folder = new URL('./results/', import.meta.url);
const page = new URL('../../docs/performance.md', import.meta.url);

export const milliseconds = (time: number): string => time.toFixed(2);

export function publish(report: Report): void {
  const table = markdownTable(report);
  console.log(`\n${table}\n${report.notes.map((note) => `\n${note}`).join('\n')}`);
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(new URL(`${report.name}.json`, folder), `${JSON.stringify({ at, ...report }, null, 2)}\n`);
  const heading = `Measured ${at.slice(0, 10)} with \`${report.command}\` on ${cpus().length} cores.`;
  const section = [heading, '', table, ...report.notes.flatMap((note) => ['', note])].join('\n');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), report.name, section));
}

export function lastFigures(name: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')).figures;
  } catch {
    return undefined;
  }
}

/** With aligned columns, as the formatter wants them. */
function markdownTable({ columns, rows }: Report): string {
  const lines = [columns, ...rows].map((cells) => cells.map(String));
  const widths = columns.map((_, i) => Math.max(3, ...lines.map((cells) => cells[i]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

/** Replaces what stands between the section's two marks; a page without them is left as it is. */
export function withSection(text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + begin.length)}\n${section}\n${text.slice(to)}`;
}
