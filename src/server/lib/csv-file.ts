/** Tables as files for spreadsheets. */
import Papa from 'papaparse';

/** What a spreadsheet might run; -50.00 is an amount and no formula. */
const FORMULA = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r].*$/s;

/** Marked as UTF-8 for spreadsheets, and no cell begins a formula. */
export function csvFile(name: string, rows: readonly object[]): File {
  return new File(['\ufeff', Papa.unparse([...rows], { escapeFormulae: FORMULA })], name, {
    type: 'text/csv',
  });
}
