/** A business that already runs moves in by files: what each holds, what its cells say, and whether the files fit together. */
import { asReraNumber, type ReraState, reraExample, reraNumberCheck, reraStates } from './brokers.ts';
import type { CalendarDate } from './dates.ts';
import { identifierOf } from './identifiers.ts';
import { readDate, readYesNo } from './import-values.ts';
import { type Paise, parseRupees } from './money.ts';
import { type Refusal, refusal } from './refusals.ts';

/** In the order in which they are taken: each names people of the first. */
export const switchOverKinds = [
  'people',
  'sponsors',
  'brokers',
  'managed-homes',
  'rvl-months',
  'leases',
  'deposits-held',
  'commission-balances',
] as const;
export type SwitchOverKind = (typeof switchOverKinds)[number];
/** Whose rows say something of one person each. */
export type PersonKind = Exclude<SwitchOverKind, 'managed-homes' | 'rvl-months' | 'leases' | 'deposits-held'>;

/** The headers of each kind; those that may be missing or empty come second. */
export const switchOverColumns = {
  people: { needed: ['reference', 'name'], free: ['email', 'phone'] },
  sponsors: { needed: ['reference', 'joined_on'], free: ['sponsor'] },
  brokers: { needed: ['reference', 'firm', 'fee_paid'], free: ['rera_state', 'rera_number'] },
  'managed-homes': {
    needed: ['reference', 'owner', 'location', 'property_type', 'rvl', 'managed_since'],
    free: ['address', 'affiliate', 'fee'],
  },
  'rvl-months': { needed: ['home', 'month', 'paid'], free: [] },
  leases: {
    needed: [
      'reference',
      'home',
      'tenant_name',
      'start',
      'end',
      'rent',
      'due_day',
      'deposit',
      'notice_days',
      'paid_until',
    ],
    free: ['tenant_email', 'tenant_phone', 'owed', 'prepaid'],
  },
  'deposits-held': { needed: ['lease', 'held_by', 'amount', 'since'], free: [] },
  'commission-balances': { needed: ['reference', 'payable'], free: [] },
} as const satisfies Record<SwitchOverKind, { needed: readonly string[]; free: readonly string[] }>;

export const SWITCH_OVER_MAX_ROWS = 20_000;
export const SWITCH_OVER_MAX_BYTES = 5_000_000;

/** What is kept of a person: null where the file that says it was not taken yet. */
export type SwitchOverPerson = {
  readonly reference: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly sponsor: string | null;
  /** The day they joined the programme; null: no affiliate. */
  readonly joined_on: CalendarDate | null;
  readonly firm: string | null;
  readonly rera_state: ReraState | null;
  readonly rera_number: string | null;
  /** Whether they paid the registration fee; null: no broker. */
  readonly fee_paid: boolean | null;
  /** Paise. */
  readonly payable: number | null;
};
type PersonFields = Partial<SwitchOverPerson>;
export type PersonRow = PersonFields & { readonly reference: string };

export type FileRow = { readonly row: number; readonly cells: Readonly<Record<string, string>> };
export type FileProblem = Refusal & { row: number; column: string; text: string };

export type CheckedFile<Row> = {
  readonly problems: readonly FileProblem[];
  /** As they will be kept; sponsors before those whom they brought. */
  readonly fresh: readonly Row[];
  /** Those that are there already with another amount, where a file may say a newer one. */
  readonly changed?: readonly Row[];
  readonly repeated: number;
};

/** The header row names the columns; rows without any text are left out. `unread`: headers, as they are written, of which nothing is taken. */
export function readSwitchOverFile(
  kind: SwitchOverKind,
  [header = [], ...rows]: readonly (readonly string[])[],
): { rows: FileRow[]; missing: string[]; unread: string[] } {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const { needed, free } = switchOverColumns[kind];
  const columns: readonly string[] = [...needed, ...free];
  return {
    missing: needed.filter((column) => !names.includes(column)),
    unread: header.filter(
      (name, at) =>
        name.trim() !== '' && !(columns.includes(names[at] ?? '') && names.indexOf(names[at] ?? '') === at),
    ),
    rows: rows.flatMap((values, at) => {
      if (values.every((value) => value.trim() === '')) return [];
      const cells = columns.map((column) => [column, (values[names.indexOf(column)] ?? '').trim()]);
      return [{ row: at + 2, cells: Object.fromEntries(cells) }];
    }),
  };
}

/** Every problem of a file at once, against what earlier files said; with any of them nothing is fresh. */
export function checkPeopleFile(
  kind: PersonKind,
  rows: readonly FileRow[],
  known: ReadonlyMap<string, SwitchOverPerson>,
  today: CalendarDate,
): CheckedFile<PersonRow> {
  const problems: FileProblem[] = [];
  const read: Read[] = rows.map((row) => ({
    row,
    fields: readFields(kind, row, today, problems),
  }));
  checkNumbers(kind, read, known, problems);
  if (kind === 'people') checkContacts(read, known, problems);
  if (kind === 'sponsors') checkTree(read, known, problems);
  if (problems.length > 0) return refusedFile(problems);
  const fresh = read.filter(({ fields }) => !isKept(kind, known.get(fields.reference)));
  return {
    problems,
    fresh: (kind === 'sponsors' ? fromTheRoots(fresh) : fresh).map(({ fields }) => fields),
    repeated: read.length - fresh.length,
  };
}

type Read = { row: FileRow; fields: PersonRow };

/** With any problem nothing of a file is fresh. */
export const refusedFile = (problems: readonly FileProblem[]) => ({
  problems: problems.toSorted((one, other) => one.row - other.row),
  fresh: [],
  repeated: 0,
});

export const problemAt = ({ row, cells }: FileRow, column: string, why: Refusal): FileProblem => ({
  row,
  column,
  text: (cells[column] ?? '').slice(0, 60),
  ...why,
});

const LONGEST = 120;

export type Wrong = (column: string, why: Refusal) => null;

function readFields(kind: PersonKind, row: FileRow, today: CalendarDate, problems: FileProblem[]): PersonRow {
  const { cells } = row;
  return { reference: cells.reference ?? '', ...readers[kind](cells, openRow(kind, row, problems), today) };
}

/** Says what is empty or too long in a row, and answers how to say what else is wrong with it. */
export function openRow(kind: SwitchOverKind, row: FileRow, problems: FileProblem[]): Wrong {
  const wrong: Wrong = (column, why) => {
    problems.push(problemAt(row, column, why));
    return null;
  };
  for (const column of switchOverColumns[kind].needed) {
    if (row.cells[column] === '') wrong(column, refusal('switch-over.cell-empty', 'This cell is empty'));
  }
  for (const [column, text] of Object.entries(row.cells)) {
    if (text.length > LONGEST) {
      wrong(column, refusal('text.too-long', 'Use at most {most} characters', { most: LONGEST }));
    }
  }
  return wrong;
}

export type Cells = FileRow['cells'];

/** How cells of one sort are read, and what to write into one that says something else. */
export type CellReader<T> = { readonly read: (text: string) => T | null; readonly expected: () => Refusal };

/** What a cell says; null where it is empty or says nothing that can be read, which is a problem then. */
export function readCell<T>(
  cells: Cells,
  column: string,
  wrong: Wrong,
  { read, expected }: CellReader<T>,
): T | null {
  const text = cells[column] ?? '';
  return text === '' ? null : (read(text) ?? wrong(column, expected()));
}

/** With digits alone: what binds a tenant or is owed to somebody is not guessed from "28k" or "1.5 lakh". */
const IN_FULL = /^(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d{1,2})?(?:\s*\/-)?$/i;

const exactRupees = (text: string): Paise | null => (IN_FULL.test(text) ? parseRupees(text) : null);

export const amountCell: CellReader<Paise> = {
  read: exactRupees,
  expected: () =>
    refusal('switch-over.amount-unreadable', 'Write the amount in full, such as 28000 or 28,000.50'),
};

export const dayCell: CellReader<CalendarDate> = {
  read: readDate,
  expected: () => refusal('switch-over.day-unreadable', 'Write the day as 2026-04-01 or 1 Apr 2026'),
};

export const yesNoCell: CellReader<boolean> = {
  read: readYesNo,
  expected: () => refusal('switch-over.yes-no-unreadable', 'Write yes or no'),
};

export const emailCell: CellReader<string> = {
  read: (text) => {
    const found = identifierOf(text);
    return typeof found !== 'string' && 'email' in found ? found.email : null;
  },
  expected: () =>
    refusal('switch-over.email-unreadable', 'Write a complete email address, such as asha@example.in'),
};

export const phoneCell: CellReader<string> = {
  read: (text) => {
    const found = identifierOf(text);
    return typeof found !== 'string' && 'phone' in found ? found.phone : null;
  },
  expected: () =>
    refusal('switch-over.phone-unreadable', 'Write a number of ten digits, such as 98450 12345'),
};

const readers: Readonly<
  Record<PersonKind, (cells: Cells, wrong: Wrong, today: CalendarDate) => PersonFields>
> = {
  people: (cells, wrong) => ({
    name: cells.name ?? '',
    email: readCell(cells, 'email', wrong, emailCell),
    phone: readCell(cells, 'phone', wrong, phoneCell),
  }),
  sponsors: (cells, wrong, today) => {
    return { sponsor: cells.sponsor || null, joined_on: readPastDay(cells, 'joined_on', wrong, today) };
  },
  brokers: (cells, wrong) => ({
    firm: cells.firm ?? '',
    ...readRera(cells, wrong),
    fee_paid: readCell(cells, 'fee_paid', wrong, yesNoCell),
  }),
  'commission-balances': (cells, wrong) => ({ payable: readCell(cells, 'payable', wrong, amountCell) }),
};

export function readPastDay(cells: Cells, column: string, wrong: Wrong, today: CalendarDate) {
  const day = readCell(cells, column, wrong, dayCell);
  if (day !== null && day > today) {
    wrong(column, refusal('switch-over.day-to-come', 'This day is still to come'));
  }
  return day;
}

const stateCell: CellReader<ReraState> = {
  read: (text) => reraStates.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null,
  expected: () =>
    refusal('switch-over.state-unknown', 'Write the full name of a state, such as Maharashtra or Tamil Nadu'),
};

/** A number of a state's authority, and the state; or neither. */
function readRera(cells: Cells, wrong: Wrong) {
  const state = readCell(cells, 'rera_state', wrong, stateCell);
  const number = cells.rera_number ? asReraNumber(cells.rera_number) : null;
  if (cells.rera_state === '' && number !== null) {
    wrong('rera_state', refusal('switch-over.rera-state-missing', 'Write the state of the RERA number too'));
  } else if (state !== null && (number === null || reraNumberCheck(state, number) === 'refused')) {
    const example = reraExample(state);
    wrong(
      'rera_number',
      example === null
        ? refusal('switch-over.rera-unreadable', 'Copy the RERA number from the certificate')
        : refusal('switch-over.rera-shape', 'RERA numbers of this state look like {example}', { example }),
    );
  }
  return { rera_state: state, rera_number: number };
}

/** Own numbers stand once in a file, name people of earlier files, and never come back with something else. */
function checkNumbers(
  kind: PersonKind,
  read: readonly Read[],
  known: ReadonlyMap<string, SwitchOverPerson>,
  problems: FileProblem[],
): void {
  const seen = new Set<string>();
  for (const { row, fields } of read) {
    const { reference } = fields;
    if (reference === '') continue;
    const person = known.get(reference);
    const say = (why: Refusal, column = 'reference') => problems.push(problemAt(row, column, why));
    if (seen.has(reference)) say(refusal('switch-over.number-twice', 'This number is in the file twice'));
    seen.add(reference);
    if (kind !== 'people' && !person) {
      say(refusal('switch-over.person-unknown', 'No person of the people file has this number'));
    }
    if (kind === 'commission-balances' && person && person.joined_on === null) {
      say(refusal('switch-over.no-affiliate', 'This person is not in the sponsors file'));
    }
    if (!person || !isKept(kind, person)) continue;
    sayChanges(fields, person, say);
  }
}

/** What an earlier file said stays: another word for it is a problem at its column. */
export function sayChanges(now: object, before: object, say: (why: Refusal, column: string) => void): void {
  const earlier: Record<string, string | number | boolean | null | undefined> = { ...before };
  for (const [column, value] of Object.entries(now)) {
    if (earlier[column] === value) continue;
    const why = refusal('switch-over.changed', 'An earlier file said “{before}”. Change it in Kiraya.', {
      before: shownBefore(earlier[column] ?? null),
    });
    say(why, column);
  }
}

function shownBefore(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? (value / 100).toFixed(2) : (value ?? '');
}

export const contactMissing = () =>
  refusal('switch-over.contact-missing', 'Give an email address or a number');

const isKept = (kind: PersonKind, person: SwitchOverPerson | undefined): boolean => {
  if (!person) return false;
  if (kind === 'people') return true;
  if (kind === 'brokers') return person.fee_paid !== null;
  return kind === 'sponsors' ? person.joined_on !== null : person.payable !== null;
};

/** An address or a number is how one person claims their place, so nobody shares it. */
function checkContacts(
  read: readonly Read[],
  known: ReadonlyMap<string, SwitchOverPerson>,
  problems: FileProblem[],
): void {
  const holders = new Map<string, string>();
  for (const { reference, email, phone } of known.values()) {
    const contact = email ?? phone;
    if (contact) holders.set(contact, reference);
  }
  for (const { row, fields } of read) {
    const column = fields.email ? 'email' : 'phone';
    const contact = fields.email ?? fields.phone;
    if (!contact) {
      if (row.cells.email === '' && row.cells.phone === '') {
        problems.push(problemAt(row, 'email', contactMissing()));
      }
      continue;
    }
    const holder = holders.get(contact);
    if (holder !== undefined && holder !== fields.reference) {
      problems.push(
        problemAt(
          row,
          column,
          refusal('switch-over.contact-shared', 'The person with number {other} has this already', {
            other: holder,
          }),
        ),
      );
    } else holders.set(contact, fields.reference);
  }
}

/** Sponsors are affiliates themselves, joined no later, and nobody stands above themselves. */
function checkTree(
  read: readonly Read[],
  known: ReadonlyMap<string, SwitchOverPerson>,
  problems: FileProblem[],
): void {
  const above = new Map<string, string | null>();
  const joined = new Map<string, CalendarDate>();
  for (const { reference, sponsor, joined_on: on } of [
    ...[...known.values()].filter((person) => person.joined_on !== null),
    ...read.map(({ fields }) => fields),
  ]) {
    above.set(reference, sponsor ?? null);
    if (on) joined.set(reference, on);
  }
  const inCircle = circleMembers(above);
  for (const { row, fields } of read) {
    const { reference, sponsor } = fields;
    if (!sponsor) continue;
    const say = (why: Refusal) => problems.push(problemAt(row, 'sponsor', why));
    const [own, theirs] = [joined.get(reference), joined.get(sponsor)];
    if (!above.has(sponsor)) {
      say(refusal('switch-over.sponsor-unknown', 'No affiliate of the files has this number'));
    } else if (inCircle.has(reference)) {
      say(refusal('switch-over.circle', 'The sponsors go in a circle here'));
    } else if (own && theirs && own < theirs) {
      say(refusal('switch-over.sponsor-later', 'The sponsor joined later than this person'));
    }
  }
}

/** Whoever stands above themselves. Each is walked once: a walk ends at whom an earlier one met. */
function circleMembers(above: ReadonlyMap<string, string | null>): Set<string> {
  const inCircle = new Set<string>();
  const walkOf = new Map<string, string>();
  for (const start of above.keys()) {
    let at: string | null | undefined = start;
    while (at && !walkOf.has(at)) {
      walkOf.set(at, start);
      at = above.get(at);
    }
    // Met within this very walk: from here on it goes round.
    if (!at || walkOf.get(at) !== start) continue;
    for (let member: string | null | undefined = at; member && !inCircle.has(member); ) {
      inCircle.add(member);
      member = above.get(member);
    }
  }
  return inCircle;
}

/** Whoever has no sponsor in the file first, then those whom they brought. */
function fromTheRoots(read: readonly Read[]): Read[] {
  const inFile = new Set(read.map(({ fields }) => fields.reference));
  const aboveOf = ({ fields: { sponsor } }: Read) => (sponsor && inFile.has(sponsor) ? sponsor : null);
  const below = Map.groupBy(read, aboveOf);
  const placed = [...(below.get(null) ?? [])];
  // An array that grows while it is walked is walked to its end.
  for (const { fields } of placed) placed.push(...(below.get(fields.reference) ?? []));
  return placed;
}
