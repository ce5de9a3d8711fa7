/** Takes a file of a business that moves in, for the screen and for the command: all of its rows, or none and every problem. */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SwitchOverReport } from '../../contract/switch-over.ts';
import { affiliateCode } from '../../domain/affiliates.ts';
import { type CalendarDate, instantInIndia } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import {
  type CheckedFile,
  checkPeopleFile,
  type FileProblem,
  type FileRow,
  type PersonKind,
  type PersonRow,
  problemAt,
  readSwitchOverFile,
  SWITCH_OVER_MAX_BYTES,
  SWITCH_OVER_MAX_ROWS,
  type SwitchOverKind,
  type SwitchOverPerson,
} from '../../domain/switch-over.ts';
import { checkHomesFile, checkMonthsFile } from '../../domain/switch-over-homes.ts';
import { checkDepositsFile, checkLeasesFile } from '../../domain/switch-over-leases.ts';
import { act } from '../audit/act.ts';
import { assertColumns, assertRows, csvCells } from '../lib/csv-upload.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import type { Executor } from '../lib/request-context.ts';
import { sha256Of } from '../lib/sha256.ts';
import { asJson, homesOfFiles, monthsOfFiles, writeHomes, writeMonths } from './homes.ts';
import { homesLet, leasesOfFiles, writeDeposits, writeLeases } from './leases.ts';

/** Files, the question for going live and its approval wait for each other. */
export const SWITCH_OVER_LOCK = 'switch-over';
const MOST_PROBLEMS = 1000;

type Given = { kind: SwitchOverKind; name: string; bytes: Uint8Array; step: 'check' | 'write' };

/** In the caller's transaction, as an administrator. */
export async function takeFile(
  db: Executor,
  { kind, name, bytes, step }: Given,
  today: CalendarDate,
): Promise<SwitchOverReport> {
  const { rows, unread } = tableOf(kind, bytes);
  await lockUntilCommit(db, SWITCH_OVER_LOCK);
  await refuseWhenLive(db);
  const { problems, fresh, changed = 0, repeated, amount, write } = await readyFile(db, kind, rows, today);
  const written = step === 'write' && problems.length === 0 && fresh + changed > 0;
  if (written) {
    const hash = sha256Of(bytes);
    await recordFile(db, { kind, name: name.slice(-200), hash, rows: fresh + changed, amount }, write);
  }
  return {
    rows: rows.length,
    fresh,
    changed,
    repeated,
    amount,
    unread,
    problems: problems.slice(0, MOST_PROBLEMS),
    problem_count: problems.length,
    written,
  };
}

/** A file as it was checked, and how it is written. */
type ReadyFile = {
  problems: readonly FileProblem[];
  fresh: number;
  changed?: number;
  repeated: number;
  amount: number;
  write: (fileId: string) => Promise<void>;
};

async function readyFile(
  db: Executor,
  kind: SwitchOverKind,
  rows: readonly FileRow[],
  today: CalendarDate,
): Promise<ReadyFile> {
  if (kind === 'managed-homes') {
    const known = { people: await peopleOfFiles(db), homes: await homesOfFiles(db) };
    const { problems, fresh, repeated } = checkHomesFile(rows, known, today);
    const amount = fresh.reduce((sum, { rvl }) => sum + (rvl ?? 0), 0);
    return { problems, fresh: fresh.length, repeated, amount, write: () => writeHomes(db, fresh, today) };
  }
  if (kind === 'rvl-months') {
    const homes = await homesOfFiles(db);
    const { problems, fresh, repeated } = checkMonthsFile(rows, { homes, months: await monthsOfFiles(db) });
    const amount = fresh.reduce((sum, { home, paid }) => sum + (paid ? (homes.get(home)?.rvl ?? 0) : 0), 0);
    return { problems, fresh: fresh.length, repeated, amount, write: () => writeMonths(db, fresh) };
  }
  if (kind === 'leases') {
    const known = {
      people: await peopleOfFiles(db),
      homes: await homesOfFiles(db),
      leases: await leasesOfFiles(db),
      let: await homesLet(db, today),
    };
    return readyToTake(
      checkLeasesFile(rows, known, today),
      ({ rent }) => rent,
      (leases, id) => writeLeases(db, leases, { id, today }),
    );
  }
  if (kind === 'deposits-held') {
    return readyToTake(
      checkDepositsFile(rows, await leasesOfFiles(db), today),
      ({ amount }) => amount,
      (deposits, id) => writeDeposits(db, deposits, { id }),
    );
  }
  const checked = checkPeopleFile(kind, rows, await peopleOfFiles(db), today);
  const problems = [...checked.problems, ...(await alreadyHere(db, kind, rows, checked))];
  const fresh = problems.length === 0 ? checked.fresh : [];
  return {
    problems,
    fresh: fresh.length,
    repeated: checked.repeated,
    amount: fresh.reduce((sum, { payable }) => sum + (payable ?? 0), 0),
    write: (fileId) => writePeopleFile(db, kind, fresh, { id: fileId, today }),
  };
}

/** Of a file whose rows may come again with another amount. */
function readyToTake<Row>(
  { problems, fresh, changed = [], repeated }: CheckedFile<Row>,
  amountOf: (row: Row) => number | null,
  write: (rows: readonly Row[], fileId: string) => Promise<void>,
): ReadyFile {
  const taken = [...fresh, ...changed];
  return {
    problems,
    fresh: fresh.length,
    changed: changed.length,
    repeated,
    amount: taken.reduce((sum, row) => sum + (amountOf(row) ?? 0), 0),
    write: (fileId) => write(taken, fileId),
  };
}

export async function refuseWhenLive(db: Executor): Promise<void> {
  const { rows } = await db.execute(sql`select from switch_over_end where approved_at is not null`);
  if (rows.length > 0) throw new RuleBroken('switch-over.live');
}

function tableOf(kind: SwitchOverKind, bytes: Uint8Array): { rows: FileRow[]; unread: string[] } {
  const { rows, missing, unread } = readSwitchOverFile(kind, csvCells(bytes, SWITCH_OVER_MAX_BYTES));
  assertColumns(missing);
  assertRows(rows.length, SWITCH_OVER_MAX_ROWS);
  return { rows, unread };
}

async function peopleOfFiles(db: Executor): Promise<Map<string, SwitchOverPerson>> {
  const { rows } = await db.execute<Omit<SwitchOverPerson, 'payable'> & { payable: string | null }>(sql`
    select reference, name, email, phone, sponsor_reference as sponsor, joined_on::text as joined_on, firm, rera_state,
        rera_number, fee_paid, payable::text as payable
      from switch_over_people`);
  return new Map(
    rows.map(({ payable, ...person }) => [
      person.reference,
      { ...person, payable: payable === null ? null : Number(payable) },
    ]),
  );
}

/** Nobody has two places in the tree, or two registrations: whoever is here already is moved by hand. */
async function alreadyHere(
  db: Executor,
  kind: PersonKind,
  rows: readonly FileRow[],
  { fresh }: CheckedFile<PersonRow>,
): Promise<FileProblem[]> {
  if (kind !== 'sponsors' && kind !== 'brokers') return [];
  const { rows: found } = await db.execute<{ reference: string; code: string | null }>(sql`
    select s.reference, r.affiliate_id as code
      from switch_over_people s left join affiliate_registrations r on r.user_id = s.user_id
        left join brokers b on b.user_id = s.user_id
     where s.reference = any (${sql.param(fresh.map(({ reference }) => reference))}::text[])
       and ${kind === 'brokers' ? sql`b.id is not null` : sql`r.affiliate_id is not null and s.affiliate_id is null`}`);
  const codes = new Map(found.map(({ reference, code }) => [reference, code ?? '']));
  return rows.flatMap((row) => {
    const code = codes.get(row.cells.reference ?? '');
    if (code === undefined) return [];
    const why =
      kind === 'brokers'
        ? refusal('switch-over.broker-here', 'This person has registered as a broker here already')
        : refusal('switch-over.affiliate-here', 'This person is the affiliate {code} here already', { code });
    return [problemAt(row, 'reference', why)];
  });
}

type Taken = { kind: SwitchOverKind; name: string; hash: string; rows: number; amount: number };
type Fresh = readonly PersonRow[];

async function recordFile(db: Executor, taken: Taken, write: ReadyFile['write']): Promise<void> {
  const { kind, name, hash, rows: count, amount } = taken;
  // What was asked to go live is not what stands now.
  await db.execute(sql`delete from switch_over_end where approved_at is null`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into switch_over_files (kind, name, hash, rows, amount, uploaded_by)
    values (${kind}, ${name}, ${hash}, ${count}, ${amount}, app.user_id()) returning id`);
  const id = rows[0]?.id ?? '';
  await write(id);
  await act(db, {
    action: 'switchOver.upload',
    subject: { type: 'switch_over_file', id },
    people: [],
    after: taken,
  });
}

async function writePeopleFile(
  db: Executor,
  kind: PersonKind,
  fresh: Fresh,
  file: { id: string; today: CalendarDate },
): Promise<void> {
  if (kind === 'people') await writePeople(db, fresh);
  else if (kind === 'sponsors') await writeTree(db, fresh);
  else if (kind === 'brokers') await writeBrokers(db, fresh);
  else await writeBalances(db, fresh, file);
  await db.execute(sql`select app.link_switch_over(null)`);
}

async function writePeople(db: Executor, fresh: Fresh): Promise<void> {
  await db.execute(sql`
    insert into switch_over_people (reference, name, email, phone)
    select reference, name, email, phone
      from jsonb_to_recordset(${asJson(fresh)}::jsonb) as f (reference text, name text, email text, phone text)`);
}

/** Their registration begins with what the file says once they signed in. */
async function writeBrokers(db: Executor, fresh: Fresh): Promise<void> {
  await db.execute(sql`
    update switch_over_people s set firm = f.firm, rera_state = f.rera_state, rera_number = f.rera_number, fee_paid = f.fee_paid
      from jsonb_to_recordset(${asJson(fresh)}::jsonb) as f (reference text, firm text, rera_state text, rera_number text,
        fee_paid boolean) where s.reference = f.reference`);
}

/** Each place is pending until its person agrees to the terms themselves: nobody is bound by a file. */
async function writeTree(db: Executor, fresh: Fresh): Promise<void> {
  const codes = await freeCodes(db, fresh.length);
  const codeOf = new Map(fresh.map(({ reference }, at) => [reference, codes[at]]));
  const places = asJson(
    fresh.map(({ reference, sponsor, joined_on: joined }, at) => ({
      at,
      reference,
      sponsor,
      joined_on: joined,
      since: joined && instantInIndia(joined, 0),
      code: codeOf.get(reference),
      sponsor_code: sponsor && codeOf.get(sponsor),
    })),
  );
  const rows = sql`jsonb_to_recordset(${places}::jsonb) as f (at int, reference text, sponsor text, joined_on date,
    since timestamptz, code text, sponsor_code text) join switch_over_people s on s.reference = f.reference`;
  // Sponsors come first, for a trigger asks for each.
  await db.execute(sql`
    insert into affiliate_registrations (affiliate_id, full_name, sponsor_id, created_at)
    select f.code, s.name, coalesce(f.sponsor_code, o.affiliate_id), f.since
      from ${rows} left join switch_over_people o on o.reference = f.sponsor order by f.at`);
  await db.execute(sql`
    insert into affiliate_profiles (affiliate_id, full_name, email, created_at)
    select f.code, s.name, s.email, f.since from ${rows}`);
  await db.execute(sql`
    update switch_over_people p set affiliate_id = f.code, sponsor_reference = f.sponsor, joined_on = f.joined_on
      from ${rows} where p.id = s.id`);
}

/** As many codes that nobody has. */
async function freeCodes(db: Executor, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, () => affiliateCode(randomBytes(5)));
    const { rows } = await db.execute<{ code: string }>(sql`
      select affiliate_id as code from affiliate_registrations where affiliate_id = any (${sql.param(tried)}::text[])`);
    const taken = new Set(rows.map(({ code }) => code));
    for (const code of tried) if (!taken.has(code)) free.add(code);
  }
  return [...free];
}

/** What is owed stands in the ledger as each affiliate's, and in the journal against the opening balance. */
async function writeBalances(
  db: Executor,
  fresh: Fresh,
  { id, today }: { id: string; today: CalendarDate },
): Promise<void> {
  await db.execute(sql`
    update switch_over_people s set payable = f.payable
      from jsonb_to_recordset(${asJson(fresh)}::jsonb) as f (reference text, payable bigint) where s.reference = f.reference`);
  await db.execute(sql`
    insert into ledger_entries (kind, affiliate_id, month, posted_on, run_id, expense, payable, created_by)
    select 'opening', s.affiliate_id, date_trunc('month', ${today}::date)::date, ${today}, ${id}, f.payable, -f.payable, app.user_id()
      from jsonb_to_recordset(${asJson(fresh)}::jsonb) as f (reference text, payable bigint)
        join switch_over_people s on s.reference = f.reference
     where f.payable > 0 order by s.affiliate_id`);
  await db.execute(sql`select app.post_opening(${id})`);
}
