/** What cells of a spreadsheet's workbook say, as a person reads them there: numbers, dates and shares are kept as bare numbers. */

/** How a number is shown: `zeros` has so many digits at least, as PINs and numbers of flats have. */
export type NumberFormat = 'plain' | 'date' | 'share' | { zeros: number };

/** Formats that every workbook knows by number, without naming them. */
const NAMED_NOWHERE: readonly (readonly [format: NumberFormat, first: number, last: number])[] = [
  ['share', 9, 10],
  ['date', 14, 22],
  ['date', 27, 36],
  ['date', 45, 47],
  ['date', 50, 58],
];

/** What a format's code is besides its signs: texts in quotes, colours, currencies and single signs say nothing of days. */
const BESIDE = /"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_.|\*./gi;

/** `code` is the workbook's own: "dd/mm/yyyy", "0%", "000000". Without one the number of the format says it. */
export function numberFormat(id: number, code?: string): NumberFormat {
  if (code === undefined)
    return NAMED_NOWHERE.find(([, first, last]) => id >= first && id <= last)?.[0] ?? 'plain';
  const [positive = ''] = code.replace(BESIDE, '').split(';');
  if (/^general$/i.test(positive)) return 'plain';
  if (/[dmyhs]/i.test(positive)) return 'date';
  if (positive.includes('%')) return 'share';
  return /^0{2,}$/.test(positive) ? { zeros: positive.length } : 'plain';
}

const DAY = 24 * 60 * 60 * 1000;
const DAY_0 = Date.UTC(1899, 11, 30);
/** Workbooks of old Macs count from 1904. */
const DAYS_TO_1904 = 1462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/** Figures as they were typed: a workbook keeps 0.1 as 0.1000000000000000055, and 9876543210 as 9.87654321E9. */
const figures = (value: number): string => String(Number(value.toPrecision(15)));

/** "2026-12-01", "2026-12-01 10:30", or "10:30" of a time alone. */
function dateText(days: number): string {
  const moment = new Date(DAY_0 + Math.round(days * 24 * 60) * 60_000).toISOString();
  const time = moment.slice(11, 16);
  if (days < 1) return time;
  return moment.slice(0, 10) + (Math.round((days % 1) * DAY) === 0 ? '' : ` ${time}`);
}

/** The number that a cell keeps, as it is shown; what is no number stays as it is. `from1904`: how the workbook counts days. */
export function numberText(raw: string, format: NumberFormat, from1904 = false): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format === 'share') return `${figures(value * 100)}%`;
  if (format === 'date') {
    const days = value + (from1904 ? DAYS_TO_1904 : 0);
    return value >= 0 && days < LAST_DAY + 1 ? dateText(days) : figures(value);
  }
  return typeof format === 'object' ? figures(value).padStart(format.zeros, '0') : figures(value);
}

/** The place of a cell by its name, both counted from 0: "C5" is column 2 of row 4. */
export function cellPlace(name: string): { column: number; row: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
}

/** Signs that XML cannot hold are written by their number: "_x000D_" is the end of a line. */
export const withoutEscapes = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
