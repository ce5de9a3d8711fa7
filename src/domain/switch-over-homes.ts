/** Managed homes of a business that moves in, and which of their months' rent was paid before. */
import { type CalendarDate, firstDayOf, isMonth, type Month, monthOf } from './dates.ts';
import { choiceReader, readDate } from './import-values.ts';
import { DEFAULT_FEE_PERCENT, MAX_RVL } from './managed-rentals.ts';
import { type Refusal, refusal } from './refusals.ts';
import {
  amountCell,
  type CellReader,
  type CheckedFile,
  type FileProblem,
  type FileRow,
  openRow,
  problemAt,
  readCell,
  readPastDay,
  refusedFile,
  type SwitchOverPerson,
  sayChanges,
  yesNoCell,
} from './switch-over.ts';

type HomeFields = {
  readonly owner: string;
  readonly location: string;
  readonly address: string | null;
  readonly property_type: string | null;
  /** Paise a month. */
  readonly rvl: number | null;
  readonly managed_since: CalendarDate | null;
  readonly affiliate: string | null;
  /** Basis points. */
  readonly fee: number | null;
};
export type HomeRow = HomeFields & { readonly reference: string };
export type SwitchOverHome = HomeRow & {
  /** First month that is counted in Kiraya; those before are history. */
  readonly counted_from: CalendarDate;
};

/** A home is counted from the month in which its file is taken, or from the day on which its management began in that month. */
export const countedFrom = (managedSince: CalendarDate, today: CalendarDate): CalendarDate =>
  managedSince > firstDayOf(monthOf(today)) ? managedSince : firstDayOf(monthOf(today));

export const rentCell: CellReader<number> = {
  read: (text) => {
    const amount = amountCell.read(text);
    return amount !== null && amount > 0 && amount <= MAX_RVL ? amount : null;
  },
  expected: () =>
    refusal('switch-over.rent-unreadable', 'Write the monthly rent in full rupees, such as 28000 or 28,000'),
};

/** "8", "8.5" or "8.25 %" in basis points. */
function readFee(text: string): number | null {
  const typed = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text);
  const basisPoints = typed && Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
  return basisPoints === null || basisPoints > 10_000 ? null : basisPoints;
}

const feeCell: CellReader<number> = {
  read: readFee,
  expected: () => refusal('switch-over.fee-unreadable', 'Write the fee in percent, such as 8 or 8.5'),
};

const homeTypeCell: CellReader<string> = {
  read: choiceReader('property_type'),
  expected: () =>
    refusal('switch-over.type-unreadable', 'Write the type of home, such as apartment, villa or PG'),
};

const unknownPerson = () =>
  refusal('switch-over.person-unknown', 'No person of the people file has this number');

export function checkHomesFile(
  rows: readonly FileRow[],
  known: {
    readonly people: ReadonlyMap<string, SwitchOverPerson>;
    readonly homes: ReadonlyMap<string, SwitchOverHome>;
  },
  today: CalendarDate,
): CheckedFile<HomeRow> {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const fresh: HomeRow[] = [];
  for (const row of rows) {
    const home = readHome(row, problems, today);
    const { reference, owner, affiliate } = home;
    const say = (why: Refusal, column: string) => problems.push(problemAt(row, column, why));
    if (seen.has(reference) && reference !== '') {
      say(refusal('switch-over.number-twice', 'This number is in the file twice'), 'reference');
    }
    seen.add(reference);
    if (owner !== '' && !known.people.has(owner)) say(unknownPerson(), 'owner');
    if (affiliate !== null && !known.people.get(affiliate)?.joined_on) {
      say(refusal('switch-over.no-affiliate', 'This person is not in the sponsors file'), 'affiliate');
    }
    const before = known.homes.get(reference);
    if (before) sayChanges(home, before, say);
    else fresh.push(home);
  }
  if (problems.length > 0) return refusedFile(problems);
  return { problems, fresh, repeated: rows.length - fresh.length };
}

function readHome(row: FileRow, problems: FileProblem[], today: CalendarDate): HomeRow {
  const { cells } = row;
  const wrong = openRow('managed-homes', row, problems);
  return {
    reference: cells.reference ?? '',
    owner: cells.owner ?? '',
    location: cells.location ?? '',
    address: cells.address || null,
    property_type: readCell(cells, 'property_type', wrong, homeTypeCell),
    rvl: readCell(cells, 'rvl', wrong, rentCell),
    managed_since: readPastDay(cells, 'managed_since', wrong, today),
    affiliate: cells.affiliate || null,
    fee: cells.fee ? readCell(cells, 'fee', wrong, feeCell) : DEFAULT_FEE_PERCENT * 100,
  };
}

export type MonthRow = { readonly home: string; readonly month: Month; readonly paid: boolean };
export const monthKey = ({ home, month }: { home: string; month: Month }): string => `${home} ${month}`;

const monthCell: CellReader<Month> = {
  read: (text) => {
    if (isMonth(text)) return text;
    const day = readDate(text);
    return day && monthOf(day);
  },
  expected: () => refusal('switch-over.month-unreadable', 'Write the month as 2026-04 or Apr 2026'),
};

export const homeUnknown = () => refusal('switch-over.home-unknown', 'No home of the files has this number');

/** Months between the first of a home's management and the one before it moved in. */
export function checkMonthsFile(
  rows: readonly FileRow[],
  known: {
    readonly homes: ReadonlyMap<string, SwitchOverHome>;
    /** By `monthKey`: whether it was paid. */
    readonly months: ReadonlyMap<string, boolean>;
  },
): CheckedFile<MonthRow> {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const fresh: MonthRow[] = [];
  for (const row of rows) {
    const { cells } = row;
    const wrong = openRow('rvl-months', row, problems);
    const home = cells.home ?? '';
    const month = readCell(cells, 'month', wrong, monthCell);
    const paid = readCell(cells, 'paid', wrong, yesNoCell);
    if (home === '' || month === null || paid === null) continue;
    const of = known.homes.get(home);
    if (!of) {
      wrong('home', homeUnknown());
    } else if (month < monthOf(of.managed_since ?? of.counted_from) || firstDayOf(month) >= of.counted_from) {
      wrong(
        'month',
        refusal('switch-over.month-outside', 'Only months from the first of this home until it moved in'),
      );
    }
    const key = monthKey({ home, month });
    if (seen.has(key)) wrong('month', refusal('switch-over.month-twice', 'This month is in the file twice'));
    seen.add(key);
    const before = known.months.get(key);
    if (before === undefined) fresh.push({ home, month, paid });
    else sayChanges({ paid }, { paid: before }, (why, column) => wrong(column, why));
  }
  if (problems.length > 0) return refusedFile(problems);
  return { problems, fresh, repeated: rows.length - fresh.length };
}
