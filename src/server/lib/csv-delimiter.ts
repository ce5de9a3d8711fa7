/** What stands between the cells of a CSV file: a comma, or what spreadsheets write where a comma is the decimal sign, or a tab. */
import type { Readable } from 'node:stream';
import Papa from 'papaparse';

const DELIMITERS = [',', ';', '\t', '|'];
const MOST_ROWS = 60;

/**
 * The delimiter by which the most rows of a file's beginning have the same number of cells, of several. A title above the header, and
 * commas within cells ("Powai, Mumbai", "1,00,000"), decide nothing.
 */
export function delimiterOf(beginning: string): string {
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(beginning, { delimiter, preview: MOST_ROWS, skipEmptyLines: true });
    const rows = Map.groupBy(data, ({ length }) => length);
    return Math.max(0, ...rows.entries().map(([cells, { length }]) => length * (cells - 1)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** How a stream of text begins; it is read from its beginning afterwards. */
export function beginningOf(source: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => resolve('');
    source.once('error', reject).once('end', end);
    source.once('readable', () => {
      const chunk = source.read();
      if (chunk === null) return;
      source.off('error', reject).off('end', end);
      source.unshift(chunk);
      resolve(String(chunk));
    });
  });
}
