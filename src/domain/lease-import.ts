/** Reads a file of leases: which column holds what, and what each cell says. What it says is checked as the form of a lease is. */
import { withoutNukta } from './devanagari.ts';
import { readAmount, readDate } from './import-values.ts';
import { lastDayAfter } from './leases.ts';

/** By the field of the form: the header of the template first, then what others write. */
const headers = {
  home: ['Home', 'property', 'home name', 'flat', 'unit', 'address', 'घर', 'मकान'],
  tenant_name: ['Tenant name', 'tenant', 'name', 'किरायेदार', 'किरायेदार का नाम'],
  tenant_email: ['Email', 'tenant email', 'email id', 'e-mail', 'ईमेल', 'ई-मेल'],
  tenant_phone: [
    'Mobile',
    'phone',
    'mobile number',
    'tenant phone',
    'tenant mobile',
    'contact',
    'मोबाइल',
    'फ़ोन',
  ],
  start_date: ['Start date', 'start', 'from', 'lease start', 'begins on', 'शुरू की तारीख'],
  end_date: ['End date', 'end', 'to', 'until', 'lease end', 'ends on', 'आखिरी तारीख'],
  rent: ['Monthly rent', 'rent', 'rent per month', 'किराया', 'मासिक किराया'],
  deposit: ['Deposit', 'security deposit', 'advance', 'जमा', 'जमा राशि'],
  due_day: ['Due day', 'rent day', 'payment day', 'due date', 'किराये का दिन'],
  payee_upi: ['UPI address', 'upi', 'upi id', 'vpa'],
} as const;
export type LeaseColumn = keyof typeof headers;
export const leaseColumns = Object.keys(headers) as LeaseColumn[];

/** What a template calls its columns, in every language: a program reads them. */
export const templateHeader = (column: LeaseColumn): string => headers[column][0];

const requiredColumns: readonly LeaseColumn[] = ['home', 'tenant_name', 'start_date', 'rent'];

/** So many leases are written in one transaction. */
export const LEASE_FILE_MAX_ROWS = 200;
export const LEASE_FILE_MAX_BYTES = 1_000_000;

const lettersOf = (header: string): string =>
  withoutNukta(header.normalize('NFD'))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export type LeaseCells = Readonly<Record<LeaseColumn, string>>;
type LeaseFile = {
  /** As a spreadsheet counts: the header is row 1. */
  readonly rows: readonly { readonly row: number; readonly cells: LeaseCells }[];
  /** Columns without which no row is a lease. */
  readonly missing: readonly LeaseColumn[];
};

/** Rows without any text are left out. */
export function readLeaseFile([header = [], ...rows]: readonly (readonly string[])[]): LeaseFile {
  const found = header.map(lettersOf);
  const place = (column: LeaseColumn) =>
    headers[column].map((name) => found.indexOf(lettersOf(name))).find((at) => at >= 0);
  return {
    missing: requiredColumns.filter((column) => place(column) === undefined),
    rows: rows.flatMap((values, at) => {
      if (values.every((value) => value.trim() === '')) return [];
      const cells = leaseColumns.map((column) => [column, (values[place(column) ?? -1] ?? '').trim()]);
      return [{ row: at + 2, cells: Object.fromEntries(cells) as LeaseCells }];
    }),
  };
}

const dates: readonly LeaseColumn[] = ['start_date', 'end_date'];
const amounts: readonly LeaseColumn[] = ['rent', 'deposit'];

/** The form's fields by what the cells say, empty ones left out; and the cells that say something that cannot be read. */
export function readLeaseCells(cells: LeaseCells): {
  fields: Record<string, unknown>;
  unreadable: LeaseColumn[];
} {
  const fields: Record<string, unknown> = {};
  const unreadable: LeaseColumn[] = [];
  for (const column of leaseColumns) {
    const text = cells[column];
    if (text === '' || column === 'home') continue;
    const value = readCell(column, text);
    if (value === null) unreadable.push(column);
    else fields[column] = value;
  }
  const { start_date: start } = fields;
  // A lease that names no end has the usual term.
  if (typeof start === 'string' && cells.end_date === '') fields.end_date = lastDayAfter(start);
  return { fields, unreadable };
}

function readCell(column: LeaseColumn, text: string): unknown {
  if (dates.includes(column)) return readDate(text);
  if (amounts.includes(column)) return readAmount(text);
  if (column === 'due_day') return /^\d{1,2}$/.test(text) ? Number(text) : null;
  return text;
}

/** Homes are told apart by these words, however they are spaced. */
export const homeWords = lettersOf;
