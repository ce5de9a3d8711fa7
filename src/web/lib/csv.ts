// Saves rows of a table as a CSV file that spreadsheets open in Indian languages too and never take for formulas.
import { FORMULA } from '../../domain/spreadsheets.ts';
import { saveText } from './save-file.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The columns are those of the first row, in its order. */
export async function downloadCsv(name: string, rows: readonly Row[]): Promise<void> {
  const { default: Papa } = await import('papaparse');
  const text = Papa.unparse([...rows], { escapeFormulae: FORMULA });
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  saveText(`${name}.csv`, 'text/csv', `\ufeff${text}`);
}
