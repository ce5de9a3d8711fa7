/** Leases that run when their business moves in, with what is owed or paid ahead, and the deposits that are held for them. */
import { addDays, type CalendarDate, firstDayOf, monthOf } from './dates.ts';
import { NOTICE_DAYS_MAX } from './leases.ts';
import { type Refusal, refusal } from './refusals.ts';
import {
  amountCell,
  type CellReader,
  type CheckedFile,
  contactMissing,
  dayCell,
  emailCell,
  type FileProblem,
  type FileRow,
  openRow,
  phoneCell,
  readCell,
  readPastDay,
  refusedFile,
  type SwitchOverPerson,
  sayChanges,
  type Wrong,
} from './switch-over.ts';
import { homeUnknown, rentCell, type SwitchOverHome } from './switch-over-homes.ts';

/** Whose hands a deposit is in. */
export const movedHolders = ['owner', 'operator'] as const;
type MovedHolder = (typeof movedHolders)[number];

type Terms = {
  readonly home: string;
  readonly tenant_name: string;
  readonly tenant_email: string | null;
  readonly tenant_phone: string | null;
  readonly start: CalendarDate | null;
  readonly end: CalendarDate | null;
  /** Paise a month. */
  readonly rent: number | null;
  readonly due_day: number | null;
  readonly deposit: number | null;
  readonly notice_days: number | null;
};
/** What a later file may say anew. */
type Balance = {
  /** Paise that are unpaid of the time before the month of the file. */
  readonly owed: number | null;
  /** Paise that were paid and no day up to `paid_until` used. */
  readonly prepaid: number | null;
  readonly paid_until: CalendarDate | null;
};
export type MovedLease = Terms & Balance & { readonly reference: string };

export type KnownLease = MovedLease & {
  /** The tenant said that it is not theirs. */
  readonly is_contested: boolean;
  /** The tenant contested that figure of the files: it is settled on the lease, whatever a later file says. */
  readonly is_balance_contested: boolean;
  readonly is_deposit_contested: boolean;
  /** Rent was paid by it in Kiraya, or its taking was reported. */
  readonly has_payments: boolean;
  readonly held_by: MovedHolder | null;
  readonly held: number | null;
  readonly held_since: CalendarDate | null;
};

/** The first day whose rent Kiraya asks for: what is unpaid of months before is one sum, which the file says. */
export function rentFrom(
  { start, paid_until: paidUntil }: { start: CalendarDate; paid_until: CalendarDate },
  today: CalendarDate,
): CalendarDate {
  const [last = start] = [start, firstDayOf(monthOf(today)), addDays(paidUntil, 1)].sort().reverse();
  return last;
}

type Known = {
  readonly people: ReadonlyMap<string, SwitchOverPerson>;
  readonly homes: ReadonlyMap<string, SwitchOverHome>;
  readonly leases: ReadonlyMap<string, KnownLease>;
  /** Homes that are let by a lease which did not come from the files. */
  readonly let: ReadonlySet<string>;
};

export function checkLeasesFile(
  rows: readonly FileRow[],
  known: Known,
  today: CalendarDate,
): CheckedFile<MovedLease> {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const fresh: MovedLease[] = [];
  const changed: MovedLease[] = [];
  const tenants = new Map([...known.leases.values()].filter(isKept).map((one) => [one.home, one.reference]));
  for (const row of rows) {
    const wrong = openRow('leases', row, problems);
    const lease = readLease(row, wrong, today);
    const { reference, home } = lease;
    if (seen.has(reference) && reference !== '') {
      wrong('reference', refusal('switch-over.number-twice', 'This number is in the file twice'));
    }
    seen.add(reference);
    checkHome(lease, known, wrong);
    checkBalance(lease, today, wrong);
    const other = tenants.get(home);
    if (home !== '' && other !== undefined && other !== reference) {
      wrong(
        'home',
        refusal('switch-over.home-let-twice', 'The lease with number {other} is of this home too', { other }),
      );
    }
    if (home !== '' && other === undefined) tenants.set(home, reference);
    const before = known.leases.get(reference);
    if (!before || isTakenAgain(lease, before)) fresh.push(lease);
    else if (isChanged(lease, before, wrong)) changed.push(lease);
  }
  if (problems.length > 0) return refusedFile(problems);
  return { problems, fresh, changed, repeated: rows.length - fresh.length - changed.length };
}

const isKept = ({ is_contested: isContested }: KnownLease) => !isContested;

/** One whose tenant said that it is not theirs is taken as a new one, once a file says something else of it. */
const isTakenAgain = (lease: MovedLease, before: KnownLease): boolean =>
  before.is_contested &&
  (Object.keys(lease) as (keyof MovedLease)[]).some((field) => lease[field] !== before[field]);

const figureContested = () =>
  refusal(
    'switch-over.figure-contested',
    'The tenant contested this amount. It is settled on the page of the lease.',
  );

/** Terms stay as an earlier file said them; a newer balance takes the place of the one before. */
function isChanged(lease: MovedLease, before: KnownLease, wrong: Wrong): boolean {
  const { owed, prepaid, paid_until: paidUntil, ...terms } = lease;
  sayChanges(terms, before, (why, column) => wrong(column, why));
  if (owed === before.owed && prepaid === before.prepaid && paidUntil === before.paid_until) return false;
  if (before.is_balance_contested) {
    wrong(owed === before.owed ? 'prepaid' : 'owed', figureContested());
  } else if (before.has_payments) {
    wrong(
      owed === before.owed ? 'prepaid' : 'owed',
      refusal('switch-over.paid-since', 'Rent was paid in Kiraya since. Correct the payments there.'),
    );
  }
  return true;
}

function readLease(row: FileRow, wrong: Wrong, today: CalendarDate): MovedLease {
  const { cells } = row;
  const { tenant_email: email = '', tenant_phone: phone = '' } = cells;
  if (email === '' && phone === '') wrong('tenant_email', contactMissing());
  const start = readPastDay(cells, 'start', wrong, today);
  const end = readCell(cells, 'end', wrong, dayCell);
  if (end !== null && end < today) wrong('end', refusal('switch-over.lease-over', 'This lease is over'));
  return {
    reference: cells.reference ?? '',
    home: cells.home ?? '',
    tenant_name: cells.tenant_name ?? '',
    tenant_email: readCell(cells, 'tenant_email', wrong, emailCell),
    tenant_phone: readCell(cells, 'tenant_phone', wrong, phoneCell),
    start,
    end,
    rent: readCell(cells, 'rent', wrong, rentCell),
    due_day: readCell(cells, 'due_day', wrong, countCell(1, 31)),
    deposit: readCell(cells, 'deposit', wrong, amountCell),
    notice_days: readCell(cells, 'notice_days', wrong, countCell(0, NOTICE_DAYS_MAX)),
    owed: cells.owed ? readCell(cells, 'owed', wrong, amountCell) : 0,
    prepaid: cells.prepaid ? readCell(cells, 'prepaid', wrong, amountCell) : 0,
    paid_until: readCell(cells, 'paid_until', wrong, dayCell),
  };
}

const countCell = (least: number, most: number): CellReader<number> => ({
  read: (text) => {
    const count = /^\d{1,3}$/.test(text) ? Number(text) : -1;
    return count >= least && count <= most ? count : null;
  },
  expected: () =>
    refusal('switch-over.count-unreadable', 'Write a whole number from {least} to {most}', { least, most }),
});

function checkHome(
  { home, tenant_email: email, tenant_phone: phone }: MovedLease,
  known: Known,
  wrong: Wrong,
): void {
  if (home === '') return;
  const of = known.homes.get(home);
  if (!of) {
    wrong('home', homeUnknown());
    return;
  }
  if (known.let.has(home)) {
    wrong('home', refusal('switch-over.home-let', 'This home has a lease in Kiraya already'));
  }
  const owner = known.people.get(of.owner);
  const isOwners = (contact: string | null, theirs: string | null | undefined) =>
    contact !== null && contact === theirs;
  const tenantIsOwner = () => refusal('switch-over.tenant-is-owner', 'The owner of the home has this');
  if (isOwners(email, owner?.email)) wrong('tenant_email', tenantIsOwner());
  if (email === null && isOwners(phone, owner?.phone)) wrong('tenant_phone', tenantIsOwner());
}

/** The balance is that of the day of the file, and fits the day until which rent was paid. */
function checkBalance(
  { start, end, owed, prepaid, paid_until: paidUntil }: MovedLease,
  today: CalendarDate,
  wrong: Wrong,
): void {
  if (owed && prepaid) {
    wrong(
      'prepaid',
      refusal('switch-over.owed-and-prepaid', 'Enter what is owed or what was paid ahead, not both'),
    );
  }
  if (start === null || end === null || paidUntil === null) return;
  if (paidUntil < addDays(start, -1) || paidUntil > end) {
    const why: Refusal = refusal(
      'switch-over.paid-until-outside',
      'Enter a day of the lease, or the day before it began',
    );
    wrong('paid_until', why);
  } else if (owed === 0 && addDays(paidUntil, 1) < firstDayOf(monthOf(today))) {
    wrong(
      'owed',
      refusal('switch-over.owed-missing', 'Rent from {day} to this month is unpaid: enter what is owed', {
        day: addDays(paidUntil, 1),
      }),
    );
  }
}

export type HeldDeposit = {
  readonly lease: string;
  readonly held_by: MovedHolder | null;
  /** Paise. */
  readonly amount: number | null;
  readonly since: CalendarDate | null;
};

const holderCell: CellReader<MovedHolder> = {
  read: (text) => movedHolders.find((one) => one === text.toLowerCase()) ?? null,
  expected: () => refusal('switch-over.holder-unreadable', 'Write owner or operator'),
};

/** Who has the deposit of each lease of the files; another amount takes the place of the one before. */
export function checkDepositsFile(
  rows: readonly FileRow[],
  leases: ReadonlyMap<string, KnownLease>,
  today: CalendarDate,
): CheckedFile<HeldDeposit> {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  const fresh: HeldDeposit[] = [];
  const changed: HeldDeposit[] = [];
  for (const row of rows) {
    const wrong = openRow('deposits-held', row, problems);
    const held = readDeposit(row, wrong, today);
    const lease = leases.get(held.lease);
    if (seen.has(held.lease) && held.lease !== '') {
      wrong('lease', refusal('switch-over.number-twice', 'This number is in the file twice'));
    }
    seen.add(held.lease);
    if (held.lease !== '' && !lease) {
      wrong('lease', refusal('switch-over.lease-unknown', 'No lease of the files has this number'));
    }
    if (!lease) continue;
    if (lease.held_by === null && !lease.is_deposit_contested) {
      if (checkDeposit(held, lease, wrong)) fresh.push(held);
      continue;
    }
    const { held_by, since } = held;
    if (lease.is_deposit_contested) {
      if (held.amount !== lease.held) wrong('amount', figureContested());
      continue;
    }
    sayChanges({ held_by, since }, { held_by: lease.held_by, since: lease.held_since }, (why, column) =>
      wrong(column, why),
    );
    if (held.amount !== lease.held && checkDeposit(held, lease, wrong)) changed.push(held);
  }
  if (problems.length > 0) return refusedFile(problems);
  return { problems, fresh, changed, repeated: rows.length - fresh.length - changed.length };
}

/** Answers whether the lease can have it. */
function checkDeposit({ amount }: HeldDeposit, lease: KnownLease, wrong: Wrong): boolean {
  if (lease.is_contested) {
    wrong(
      'lease',
      refusal('switch-over.lease-contested', 'The tenant said that this lease is not theirs. Ask them.'),
    );
    return false;
  }
  if (amount !== null && lease.deposit !== null && amount > lease.deposit) {
    wrong('amount', refusal('switch-over.deposit-more', 'This is more than the deposit of the lease'));
    return false;
  }
  return true;
}

function readDeposit({ cells }: FileRow, wrong: Wrong, today: CalendarDate): HeldDeposit {
  return {
    lease: cells.lease ?? '',
    held_by: readCell(cells, 'held_by', wrong, holderCell),
    amount: readCell(cells, 'amount', wrong, amountCell),
    since: readPastDay(cells, 'since', wrong, today),
  };
}
