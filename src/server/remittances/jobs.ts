/** What of remittances comes by the clock: fees of the rent that came in, their invoices, and a letter about each month. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import {
  addDays,
  addMonths,
  dateInIndia,
  firstDayOf,
  type Instant,
  lastDayOf,
  monthOf,
} from '../../domain/dates.ts';
import { FEE_DUE_DAYS } from '../../domain/remittances.ts';
import { invoiceFeesJob } from '../invoices/issue.ts';
import { handles, type JobHandler, type Jobs } from '../lib/jobs.ts';
import { scheduledJob } from '../lib/scheduled-job.ts';
import { notify, notYetNotified } from '../notifications/notify.ts';
import { invoiceFees } from './fee-invoices.ts';
import { statementOf } from './owner-lines.ts';

const chargeJob = scheduledJob('remittances.charge');
const owingJob = scheduledJob('remittances.remind-owing');
const statementsJob = scheduledJob('remittances.statements');

const BEFORE_DAWN = '20 3 * * *';
const FIRST_BEFORE_DAWN = '50 3 1 * *';
const ON_MONDAYS = '40 9 * * 1';
const ON_THE_FIRST = '30 9 1 * *';
/** More owners than this hear of their month with the next turn. */
const AT_ONCE = 500;

/** Times are those of India. */
export const remittanceHandlers = (database: Database): JobHandler[] => [
  handles(chargeJob, () => chargeOwners(database), BEFORE_DAWN),
  handles(invoiceFeesJob, (_, jobs) => invoiceFees(database, jobs, database.clock.now()), FIRST_BEFORE_DAWN),
  handles(owingJob, (_, jobs) => remindOwing(database, jobs, database.clock.now()), ON_MONDAYS),
  handles(statementsJob, (_, jobs) => tellOwners(database, jobs, database.clock.now()), ON_THE_FIRST),
];

export async function chargeOwners(database: Database): Promise<void> {
  await database.asWorker((tx) => tx.execute(sql`select app.charge_owners()`));
}

/** Owners who collect the rent and whose invoice is past its day, once a week. Others owe what the next rent sets off. */
export async function remindOwing(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const today = dateInIndia(now);
  for (;;) {
    const reminded = await database.asWorker(async (tx) => {
      const { rows } = await tx.execute<{ owner: string; amount: string; since: string }>(sql`
        select o.user_id as owner, o.amount::text as amount, o.since::text as since from app.owners_owing() o
         where o.since < ${addDays(today, -FEE_DUE_DAYS)}
           and exists (select from invoices i where i.payer_id = o.user_id and i.due_on < ${today})
           and ${notYetNotified(sql`o.user_id`, 'owing.reminder', 'week', sql`${today}::text`)} limit ${AT_ONCE}`);
      for (const { owner, amount, since } of rows) {
        const notice = { event: 'owing.reminder', week: today, amount: Number(amount), since } as const;
        await notify({ db: tx, jobs, actorId: null }, owner, notice);
      }
      return rows.length;
    });
    if (reminded < AT_ONCE) return;
  }
}

/** Every owner whose money moved in the month before, each once. */
export async function tellOwners(database: Database, jobs: Jobs, now: Instant): Promise<void> {
  const month = monthOf(addMonths(firstDayOf(monthOf(dateInIndia(now))), -1));
  for (;;) {
    const reminded = await database.asWorker((tx) => tellSome(tx, jobs, month));
    if (reminded < AT_ONCE) return;
  }
}

async function tellSome(tx: Transaction, jobs: Jobs, month: string): Promise<number> {
  const { rows } = await tx.execute<{ owner: string }>(sql`
    select distinct l.party_id as owner from journal_lines l join journal_entries e on e.id = l.entry_id
        join profiles f on f.user_id = l.party_id
     where l.account = 'owner_payable' and e.happened_on between ${firstDayOf(month)} and ${lastDayOf(month)}
       and ${notYetNotified(sql`l.party_id`, 'owner.statement', 'month', sql`${month}::text`)} limit ${AT_ONCE}`);
  for (const { owner } of rows) {
    const { sums, closing } = await statementOf(tx, owner, month);
    const { rent, held, fee, repair, paid, returned } = sums;
    await notify({ db: tx, jobs, actorId: null }, owner, {
      event: 'owner.statement',
      month,
      rent: rent + held,
      fee: -fee,
      repair: -repair,
      paid: Math.max(0, -paid - returned),
      balance: closing,
    });
  }
  return rows.length;
}
