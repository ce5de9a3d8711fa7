/** Drafts of leases from a landlord's file: all of them or, with every problem named, none. Nobody but the landlord sees a draft. */
import { sql } from 'drizzle-orm';
import type { ImportedLease, LeaseFileProblem } from '../../contract/lease-import.ts';
import { leaseForm } from '../../contract/lease-terms.ts';
import type { LeaseForm } from '../../contract/leases.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { ruleSentences } from '../../domain/features/rules.generated.ts';
import {
  homeWords,
  LEASE_FILE_MAX_BYTES,
  LEASE_FILE_MAX_ROWS,
  type LeaseCells,
  readLeaseCells,
  readLeaseFile,
  templateHeader,
} from '../../domain/lease-import.ts';
import { type Refusal, refusal, refusalOf } from '../../domain/refusals.ts';
import { assertColumns, assertRows, csvCells } from '../lib/csv-upload.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkDraft, writeDraft } from './offers.ts';
import { ownHomes } from './own-homes.ts';

type Problem = Refusal & { field: string };
type Checked = { row: number; form: LeaseForm; lease: ImportedLease };

export const importDrafts = api.leases.importDrafts.handler(async ({ context, input: { file, step } }) => {
  await context.services.auth.limits.consume('upload.account', userIdOf(context));
  const rows = await rowsOf(file);
  const homes = await ownHomes(context);
  // A second click finds the drafts of the first one.
  await lockUntilCommit(context.db, `leases of ${userIdOf(context)} from files`);
  const known = await knownLeases(context.db, userIdOf(context));
  const problems: LeaseFileProblem[] = [];
  const checked: Checked[] = [];
  for (const { row, cells } of rows) {
    const found = await checkRow(context, cells, homes);
    if (Array.isArray(found)) problems.push(...found.map((problem) => ({ row, ...problem })));
    else {
      const key = keyOf(found.form.property_id ?? found.form.managed_property_id, found.form);
      checked.push({ row, form: found.form, lease: { row, ...found.lease, is_repeated: known.has(key) } });
      known.add(key);
    }
  }
  const fresh = checked.filter(({ lease }) => !lease.is_repeated);
  const isWritten = step === 'write' && problems.length === 0;
  if (isWritten) for (const { form } of fresh) await writeDraft(context, form);
  return { leases: checked.map(({ lease }) => lease), problems, written: isWritten ? fresh.length : 0 };
});

async function rowsOf(file: File) {
  const cells = csvCells(new Uint8Array(await file.arrayBuffer()), LEASE_FILE_MAX_BYTES);
  const { rows, missing } = readLeaseFile(cells);
  assertColumns(missing.map(templateHeader));
  assertRows(rows.length, LEASE_FILE_MAX_ROWS);
  return rows;
}

type Homes = Awaited<ReturnType<typeof ownHomes>>;
type Found = { form: LeaseForm; lease: Omit<ImportedLease, 'row' | 'is_repeated'> };

/** Everything that is wrong with a row, or the draft it would be. */
async function checkRow(
  context: HandlerContext,
  cells: LeaseCells,
  homes: Homes,
): Promise<Found | Problem[]> {
  const { fields, unreadable } = readLeaseCells(cells);
  const named = homes.get(homeWords(cells.home)) ?? [];
  const [home] = named;
  const parsed = leaseForm.safeParse({ ...fields, ...home?.named });
  const problems: Problem[] = unreadable.map((field) => ({
    field,
    ...refusal('lease-file.cell-unreadable', '“{text}” cannot be read', { text: cells[field].slice(0, 60) }),
  }));
  if (!home) {
    problems.push({
      field: 'home',
      ...refusal('lease-file.home-unknown', 'You have no home of this name or address'),
    });
  } else if (named.length > 1) {
    problems.push({
      field: 'home',
      ...refusal('lease-file.home-twice', 'You have several homes of this name: enter the address'),
    });
  }
  for (const issue of parsed.error?.issues ?? []) {
    const field = String(issue.path[0] ?? '');
    // The usual end follows from a start that can be read.
    if (field === 'end_date' && unreadable.includes('start_date')) continue;
    if (!problems.some((problem) => problem.field === field)) problems.push({ field, ...refusalOf(issue) });
  }
  if (problems.length > 0 || !home || !parsed.data) return problems;
  const form = parsed.data;
  const broken = await brokenBy(context, form);
  if (broken.length > 0) return broken;
  const { tenant_name: tenant, start_date, end_date, rent } = form;
  return { form, lease: { home_name: home.name, tenant_name: tenant ?? '', start_date, end_date, rent } };
}

/** What the form of one lease would be refused for. */
async function brokenBy(context: HandlerContext, form: LeaseForm): Promise<Problem[]> {
  try {
    await checkDraft(context, form);
    return [];
  } catch (error) {
    if (error instanceof RuleBroken) {
      return [{ field: error.field ?? 'home', reason: error.code, message: ruleSentences[error.code] }];
    }
    const { data } = error as { data?: { errors?: Problem[] } };
    if (data?.errors) return data.errors;
    throw error;
  }
}

const keyOf = (homeId: string | null, lease: { start_date: string; tenant_name: string | null }): string =>
  [homeId, lease.start_date, homeWords(lease.tenant_name ?? '')].join('|');

type Known = { home: string; start_date: string; tenant_name: string };

/** The same file twice writes nothing twice: a lease of that home, tenant and first day is there already. */
async function knownLeases(db: Executor, landlordId: string): Promise<Set<string>> {
  const { rows } = await db.execute<Known>(sql`
    select coalesce(property_id, managed_property_id) as home, start_date::text as start_date, tenant_name from leases
     where landlord_id = ${landlordId} and state <> 'cancelled'`);
  return new Set(rows.map((row) => keyOf(row.home, row)));
}
