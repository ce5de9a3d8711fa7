// Prints a benchmark as a table and keeps it as JSON, and in docs/performance.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Cell, markdownTable } from '../../bin/lib/markdown-table.ts';

export type { Cell };

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

/** Shows a report that nobody keeps; returns its table. */
export function print({ columns, rows, notes }: Report): string {
  const table = markdownTable(columns, rows);
  console.log(`\n${table}\n${notes.map((note) => `\n${note}`).join('\n')}`);
  return table;
}

export function publish(report: Report): void {
  const table = print(report);
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(new URL(`${report.name}.json`, folder), `${JSON.stringify({ at, ...report }, null, 2)}\n`);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const heading = `Measured ${at.slice(0, 10)} with \`${report.command}\` on ${cpus().length} cores, load ${load} at the end.`;
  const section = [heading, '', table, ...report.notes.flatMap((note) => ['', note])].join('\n');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), report.name, section));
}

/** Replaces what stands between the section's two marks; a page without them is left as it is. */
export function withSection(text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return text;
  return `${text.slice(0, from + begin.length)}\n${section}\n${text.slice(to)}`;
}
