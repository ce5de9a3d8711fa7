/** How banks write their statements: a layout is data, the headers by which a bank's own columns are known. */

/** What a column of a statement holds. Money in is `credit`, or an `amount` that a sign or the word of `direction` tells from money out. */
export const statementFields = [
  'date',
  'narration',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
] as const;
export type StatementField = (typeof statementFields)[number];

/** The place of each column, counted from 0. */
export type StatementColumns = { readonly [field in StatementField]?: number };

export const bankLayouts = ['sbi', 'hdfc', 'icici', 'axis', 'kotak', 'other'] as const;
export type BankLayout = (typeof bankLayouts)[number];

type Headers = { readonly [field in StatementField]?: readonly string[] };

/** Headers as letters and digits alone. The earlier of two names fits better: some banks have the day of value before that of booking. */
const layouts: Readonly<Record<BankLayout, Headers>> = {
  sbi: {
    date: ['txndate'],
    narration: ['description'],
    reference: ['refnochequeno'],
    debit: ['debit'],
    credit: ['credit'],
  },
  hdfc: {
    date: ['date'],
    narration: ['narration'],
    reference: ['chqrefno', 'chqrefnumber'],
    debit: ['withdrawalamt', 'debitamount'],
    credit: ['depositamt', 'creditamount'],
  },
  icici: {
    date: ['transactiondate'],
    narration: ['transactionremarks'],
    reference: ['chequenumber'],
    debit: ['withdrawalamountinr'],
    credit: ['depositamountinr'],
  },
  axis: {
    date: ['trandate'],
    narration: ['particulars'],
    reference: ['chqno'],
    debit: ['dr'],
    credit: ['cr'],
  },
  kotak: {
    date: ['transactiondate', 'date'],
    narration: ['description', 'narration'],
    reference: ['chqrefno'],
    amount: ['amount'],
    direction: ['drcr'],
  },
  other: {
    date: ['date', 'transactiondate', 'txndate', 'trandate', 'postdate', 'bookingdate', 'valuedate', 'तारीख'],
    narration: [
      'narration',
      'description',
      'particulars',
      'remarks',
      'transactionremarks',
      'details',
      'विवरण',
    ],
    reference: [
      'reference',
      'referenceno',
      'refno',
      'utr',
      'utrno',
      'chqrefno',
      'chqno',
      'chequeno',
      'transactionid',
    ],
    credit: ['credit', 'creditamount', 'deposit', 'deposits', 'depositamount', 'depositcr', 'cr', 'जमा'],
    debit: [
      'debit',
      'debitamount',
      'withdrawal',
      'withdrawals',
      'withdrawalamount',
      'withdrawaldr',
      'dr',
      'नामे',
    ],
    amount: ['amount', 'transactionamount', 'amountinr'],
    direction: ['drcr', 'crdr', 'type', 'debitcredit'],
  },
};

const lettersOf = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export type Recognised = {
  readonly layout: BankLayout;
  /** The row of the headers, counted from 0: banks print name, address and account number above it. */
  readonly headerRow: number;
  readonly columns: StatementColumns;
};

/** Above the headers are at most so many rows. */
const HEADER_WITHIN = 40;

/** Null where no row has the headers of a layout: a person then says which column holds what. */
export function recogniseLayout(rows: readonly (readonly string[])[]): Recognised | null {
  for (const layout of bankLayouts) {
    for (const [headerRow, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
      const columns = columnsOf(cells, layouts[layout]);
      const isWhole = layout === 'other' || Object.keys(layouts[layout]).every((field) => field in columns);
      if (isWhole && isReadable(columns)) return { layout, headerRow, columns };
    }
  }
  return null;
}

function columnsOf(cells: readonly string[], headers: Headers): StatementColumns {
  const names = cells.map(lettersOf);
  const found = statementFields.flatMap((field) => {
    const place = (headers[field] ?? []).map((name) => names.indexOf(name)).find((at) => at >= 0);
    return place === undefined ? [] : [[field, place] as const];
  });
  return Object.fromEntries(found);
}

/** Whether a header has the name among its words, or longer names within them. */
function isCalled(header: string, names: readonly string[]): boolean {
  const words = new Set(header.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  const letters = lettersOf(header);
  return names.some((name) => words.has(name) || (name.length > 4 && letters.includes(name)));
}

/** What a person names of an unknown file. */
export const namedFields = ['date', 'narration', 'credit', 'amount', 'reference'] as const;
type NamedColumns = { readonly [field in (typeof namedFields)[number]]?: number };

/** What each column of an unknown file probably holds, for a person to look at. No column is guessed to be two. */
export function guessColumns(headers: readonly string[]): NamedColumns {
  const { debit, ...names } = { ...layouts.other, reference: [...(layouts.other.reference ?? []), 'ref'] };
  const guessed: { [field in (typeof namedFields)[number]]?: number } = {};
  for (const field of namedFields) {
    if (field === 'amount' && guessed.credit !== undefined) continue;
    const isMoney = field === 'credit' || field === 'amount';
    const at = headers.findIndex(
      (header, place) =>
        isCalled(header, names[field] ?? []) &&
        !(isMoney && isCalled(header, debit ?? [])) &&
        !Object.values(guessed).includes(place),
    );
    if (at >= 0) guessed[field] = at;
  }
  return guessed;
}

/** A statement is read by its days, its narrations, and a column that says what came in. */
export const isReadable = (columns: StatementColumns): boolean =>
  columns.date !== undefined &&
  columns.narration !== undefined &&
  (columns.credit !== undefined || columns.amount !== undefined);

/** The row that looks most like headers, for whoever says which column holds what: the first with three texts and no number. */
export function likelyHeaderRow(rows: readonly (readonly string[])[]): number {
  const found = rows.slice(0, HEADER_WITHIN).findIndex((cells) => {
    const texts = cells.filter((cell) => cell.trim() !== '');
    return texts.length >= 3 && texts.every((cell) => !/^[\d.,\s/-]+$/.test(cell));
  });
  return Math.max(found, 0);
}
