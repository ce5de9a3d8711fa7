// What a chart and its table show: rows with a name, and what is counted or summed in each.
import { formatCount, formatRupees, formatRupeesShort, paise, toRupees } from '../../../domain/money.ts';

/** `hours`: minutes, shown as hours. */
export type Unit = 'count' | 'money' | 'percent' | 'hours';

/** `colour` is a name of the theme; a series without one stands in the table and the file only. */
export type Series = { name: string; label: string; unit: Unit; colour?: string };

/** Counts, paise or basis points; null: not known, which is not nothing. */
export type FigureRow = {
  label: string;
  /** Tells rows apart where two may have the same label: people of one name. */
  key?: string;
  values: Readonly<Record<string, number | null>>;
  /** Of a month: beside the axis, where every other one has its words through to the end. */
  axis?: string;
  /** It is not over: its bar is an outline. */
  isRunning?: boolean;
  /** Where what a figure counts is listed. */
  links?: Readonly<Record<string, string>>;
};

const isFilled = ({ values }: FigureRow, series: readonly Series[]) =>
  series.some(({ name }) => Boolean(values[name]));

/** The rows that say anything; all of them where none does. */
export function filledRows(rows: readonly FigureRow[], series: readonly Series[]): readonly FigureRow[] {
  const filled = rows.filter((row) => isFilled(row, series));
  return filled.length > 0 ? filled : rows;
}

/** Whether their table says anything. */
export const hasFigures = (rows: readonly FigureRow[], series: readonly Series[]): boolean =>
  rows.some((row) => isFilled(row, series));

/** Whether a chart of them has anything to draw. */
export const hasBars = (rows: readonly FigureRow[], series: readonly Series[]): boolean => {
  const drawn = series.filter(({ colour }) => colour !== undefined);
  return rows.some((row) => isFilled(row, drawn));
};

/** A chart begins at its first bar. */
export function withoutEmptyStart(
  rows: readonly FigureRow[],
  series: readonly Series[],
): readonly FigureRow[] {
  const drawn = series.filter(({ colour }) => colour !== undefined);
  const first = rows.findIndex((row) => isFilled(row, drawn));
  return rows.slice(Math.max(first, 0));
}

/** 'YYYY-MM' as a number; neighbours are one apart. */
export const monthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5));

/** Fewer known months are no curve: the figure says it alone. */
export const isCurve = (known: number): boolean => known >= 4;

/** A bar below this part of the longest one is not seen. */
const LEAST_SEEN = 0.05;

/** The series whose bars nobody would see beside the others': each is drawn by itself. */
export function dwarfedSeries(rows: readonly FigureRow[], series: readonly Series[]): readonly Series[] {
  const mostOf = ({ name }: Series) => Math.max(...rows.map(({ values }) => values[name] ?? 0), 0);
  const drawn = series.filter(({ colour }) => colour !== undefined);
  const most = Math.max(...drawn.map(mostOf));
  return drawn.filter((one) => mostOf(one) > 0 && mostOf(one) < most * LEAST_SEEN);
}

/** So many words of months or weeks have room beside an axis. */
const MOST_WORDS = 6;

/** The rows whose words stand beside an axis: the last one and evenly back from it, and the first one, which the next of them would touch. */
export function axisWords(rows: readonly FigureRow[]): string[] {
  const last = rows.length - 1;
  const step = Math.max(1, Math.ceil(rows.length / MOST_WORDS));
  // The one after the first would touch it.
  const isShown = (place: number) => place === 0 || ((last - place) % step === 0 && place >= step);
  return rows.filter((_, place) => isShown(place)).map(({ label }) => label);
}

/** The months at the end that a series says nothing of yet; none where it says nothing at all. */
export function unknownEnd(rows: readonly FigureRow[], series: readonly Series[]): readonly FigureRow[] {
  const drawn = series.filter(({ colour }) => colour !== undefined);
  const isKnown = ({ values }: FigureRow) => drawn.some(({ name }) => typeof values[name] === 'number');
  return rows.some(isKnown) ? rows.slice(rows.findLastIndex(isKnown) + 1) : [];
}

const percent = (bp: number) => `${(bp / 100).toLocaleString('en-IN', { maximumFractionDigits: 1 })}%`;

/** One digit is enough to compare by. */
const hours = (minutes: number) => Math.round(minutes / 6) / 10;

/** As the table writes it. */
export function textOf(value: number | null | undefined, unit: Unit): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'money') return formatRupees(paise(value));
  if (unit === 'hours') return hours(value).toLocaleString('en-IN');
  return unit === 'percent' ? percent(value) : formatCount(value);
}

/** As an axis writes it: ₹1.5 L. */
export function shortTextOf(value: number, unit: Unit): string {
  return unit === 'money' ? formatRupeesShort(paise(Math.round(value))) : textOf(value, unit);
}

/** As a file has it: rupees with paise behind the point, and percent, as numbers a spreadsheet adds up. */
export function plainNumber(value: number | null | undefined, unit: Unit): number | null {
  if (value === null || value === undefined) return null;
  if (unit === 'money') return toRupees(paise(value));
  if (unit === 'hours') return hours(value);
  return unit === 'percent' ? value / 100 : value;
}

const MOST_STEPS = 5;

/**
 * Where an axis from nothing to `most` is marked: 1, 2, 2.5 or 5 of a power of ten apart, which people count in; whole numbers of what is
 * counted, and of paise.
 */
export function axisTicks(most: number, mostSteps = MOST_STEPS): number[] {
  const least = Math.max(most, 1) / mostSteps;
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 2.5, 5, 10].map((digits) => digits * power).filter((step) => Number.isInteger(step));
  const step = steps.find((one) => one >= least) ?? 1;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, place) => place * step);
}
