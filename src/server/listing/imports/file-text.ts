/** Of a workbook the sheet that holds homes, as a CSV file that is read row by row like any other. */
import Papa from 'papaparse';
import { detectMapping } from '../../../domain/import-mapping.ts';
import { tooLarge } from '../../lib/workbook/refused.ts';
import type { Sheet } from '../../lib/workbook/sheet.ts';
import { sheetsOf } from '../../lib/workbook/workbook.ts';
import { NoHeader } from './csv-rows.ts';
import { scanCsv, streamOf } from './scan.ts';

/** Which sheet was read, and which others there are. */
export type ReadSheet = { name: string; others: string[] };

/** Enough to find the header below a title. */
const FIRST_ROWS = 30;

/**
 * The sheet whose header has the most columns known to the import, as CSV with the rows of the sheet by their numbers. `mostText` is
 * how many signs it may have.
 * @throws WorkbookRefused when it cannot be read, NoHeader when all its sheets are empty
 */
export async function workbookText(
  bytes: Buffer,
  mostText: number,
): Promise<{ text: string; sheet: ReadSheet }> {
  const sheets: { sheet: Sheet; known: number }[] = [];
  for (const sheet of await sheetsOf(bytes, mostText)) {
    const known = await knownColumns(sheet, mostText);
    if (known !== null) sheets.push({ sheet, known });
  }
  const most = Math.max(...sheets.map(({ known }) => known));
  const best = sheets.find(({ known }) => known === most)?.sheet;
  if (!best) throw new NoHeader();
  const others = sheets.flatMap(({ sheet }) => (sheet === best ? [] : [sheet.name]));
  return { text: csvOf(await best.rows(), mostText), sheet: { name: best.name, others } };
}

/** `null` for an empty sheet. */
async function knownColumns(sheet: Sheet, mostText: number): Promise<number | null> {
  try {
    const { headers, rows } = await scanCsv(streamOf(csvOf(await sheet.rows(FIRST_ROWS), mostText)));
    return Object.keys(detectMapping(headers, rows).columns).length;
  } catch (error) {
    if (error instanceof NoHeader) return null;
    throw error;
  }
}

/** Rows of one length, for what is shorter than its header was cut off; in quotes, so that no sign in a text divides cells. */
function csvOf(rows: readonly string[][], mostText: number): string {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const whole = rows.filter(({ length }) => length > 0).length;
  if (whole * width > mostText) throw tooLarge(mostText);
  const even = rows.map((row) =>
    row.length > 0 ? Array.from({ length: width }, (_, at) => row[at] ?? '') : [],
  );
  return Papa.unparse(even, { quotes: true });
}
