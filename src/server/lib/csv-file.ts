/** Tables as files for spreadsheets. */
import Papa from 'papaparse';
import { FORMULA } from '../../domain/spreadsheets.ts';

/** Marked as UTF-8 for spreadsheets, and no cell begins a formula. */
export function csvFile(name: string, rows: readonly object[]): File {
  return new File(['\ufeff', Papa.unparse([...rows], { escapeFormulae: FORMULA })], name, {
    type: 'text/csv',
  });
}
