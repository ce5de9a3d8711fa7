/** What the command says while it imports: how far it is, each row that was not taken, and the sum. */
import { writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { NewLocalities, RejectReason } from '../../src/contract/imports.ts';
import {
  type LeftOut,
  leftOutTogether,
  type Rejected,
  type Saved,
} from '../../src/server/listing/imports/save-rows.ts';
import type { Scan } from '../../src/server/listing/imports/scan.ts';

const problems: Readonly<Record<RejectReason['problem'], (reason: RejectReason) => string>> = {
  missing: ({ field }) => `${field} is missing`,
  unreadable: ({ field, text }) => `${field} cannot be read: ${JSON.stringify(text)}`,
  'unknown-city': ({ text }) => `the city ${JSON.stringify(text)} is not served`,
  malformed: () => 'the row does not have as many cells as the header',
  'not-stored': () => 'the database does not take this row',
};

export const reasonText = (reasons: readonly RejectReason[]): string =>
  reasons.map((reason) => problems[reason.problem](reason)).join('; ');

/** Progress replaces itself on a screen and is left out of a log. */
const progress = (text: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
};

export function createReport(scan: Scan, rejectsFile: string | undefined) {
  const sum = { imported: 0, repeated: 0, updated: 0, same: 0 };
  let leftOut: LeftOut[] = [];
  const rejected: Rejected[] = [];
  const started = performance.now();
  const done = () => sum.imported + sum.repeated + sum.same + rejected.length;
  return {
    saved(saved: Saved): void {
      sum.imported += saved.imported;
      sum.repeated += saved.repeated;
      sum.updated += saved.updated;
      sum.same += saved.same.length;
      for (const { row, as } of saved.same)
        console.log(`row ${row}: the same home as row ${as} of this file`);
      leftOut = leftOutTogether(leftOut, saved.leftOut);
      for (const reject of saved.rejected) {
        rejected.push(reject);
        console.log(`row ${reject.row.number}: ${reasonText(reject.reasons)}`);
      }
      progress(`${done().toLocaleString('en-IN')} of ${scan.totalRows.toLocaleString('en-IN')} rows `);
    },
    finish({ localities, more }: NewLocalities): void {
      progress('');
      if (rejectsFile) writeFileSync(rejectsFile, rejectsCsv(scan.headers, rejected));
      for (const { field, cells, example } of leftOut) {
        if (field === 'areaSqft')
          console.log(`${cells} homes without an area are drafts: nobody sees them yet`);
        else console.log(`${field}: ${cells} cells left out or supposed, such as ${JSON.stringify(example)}`);
      }
      for (const { name, city, rows, beside } of localities) {
        const place = beside === null ? `in ${city}` : `beside ${beside}`;
        console.log(
          `unknown locality ${JSON.stringify(name)}, ${city}: ${rows} homes, shown ${place} meanwhile`,
        );
      }
      if (more > 0) console.log(`and ${more} more unknown localities`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `${done()} rows in ${seconds} s: ${sum.imported} imported, ${sum.repeated} imported before, ${rejected.length} rejected, ${sum.updated} of those imported before updated, ${sum.same} the same as an earlier row`,
      );
    },
  };
}

/** The file's columns in their order behind our own two, so that it can be mended and imported again. */
function rejectsCsv(headers: readonly string[], rejected: readonly Rejected[]): string {
  const own = new Set(['Row', 'Reason']);
  const columns = [...new Set([...headers, ...rejected.flatMap(({ row }) => Object.keys(row.cells))])].filter(
    (column) => !own.has(column),
  );
  const rows = rejected.map(({ row, reasons }) => [
    row.number,
    reasonText(reasons),
    ...columns.map((column) => row.cells[column] ?? ''),
  ]);
  return Papa.unparse({ fields: ['Row', 'Reason', ...columns], data: rows }, { escapeFormulae: true });
}
