/** Homes whose rent comes to the operator's account, by a mandate. */
import { addDays, firstDayOf, monthOf } from '../../src/domain/dates.ts';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { invoiceFees } from '../../src/server/remittances/fee-invoices.ts';
import { statementFile } from './bank-files.ts';
import { managedLease, writeDues } from './leases.ts';
import { monthsAgo, today } from './managed-rentals.ts';
import type { TestServices } from './services.ts';

/** Of the homes below, in paise. */
export const COLLECTED_RENT = 3_000_000;

let last = 600_000_000_000;
/** Twelve digits that no other transfer has. */
export const nextReference = () => {
  last += 1;
  return `${last}`;
};

/** A home whose rent we collect for 8 %, with a lease that runs since last month; of a new owner unless one is given. */
export async function collectedHome(test: TestServices, terms: object = {}, owner?: string) {
  const { as } = test;
  const start_date = firstDayOf(monthsAgo(1));
  const parties = await managedLease(
    test,
    { start_date, end_date: lastDayAfter(start_date), ...terms },
    owner,
  );
  const { admin, landlord, home, lease } = parties;
  const mandate = await as(admin).mandates.offer({
    id: home,
    collects: 'operator',
    fee_bp: 800,
    remittance_day: 7,
    deposit_holder: 'company',
    payee_name: 'Kiraya Homes',
    payee_upi: 'rent@okbank',
  });
  await as(landlord).mandates.accept({ id: mandate.id, text_hash: mandate.text_hash, name: 'Lal Singh' });
  await writeDues(test, lease.id);
  const dues = (await as(landlord).rents.listDues({ id: lease.id, limit: 50 })).items.toReversed();
  return { ...parties, dues };
}
export type CollectedHome = Awaited<ReturnType<typeof collectedHome>>;

/** Its rent comes to our account; answers the line of our statement. */
export async function rentCameIn(
  { as }: TestServices,
  { admin, dues }: CollectedHome,
  at = 0,
): Promise<string> {
  const reference = nextReference();
  const file = statementFile([{ on: today(), text: `UPI-ASHA RAO-${reference}`, in: '30000' }]);
  await as(admin).bankStatements.upload({ as: 'operator', file });
  const { items } = await as(admin).bankStatements.lines({ as: 'operator' });
  const line = items.find((one) => one.reference === reference);
  const parts = [{ due_id: dues[at]?.id ?? '', amount: COLLECTED_RENT }];
  await as(admin).bankStatements.match({ as: 'operator', id: line?.id ?? '', parts });
  return line?.id ?? '';
}

/** The same, invoiced and past its day. */
export async function feePastItsDay(test: TestServices, home: CollectedHome): Promise<void> {
  await feeOfLastMonth(test, home);
  await invoiceFees(test.services.database, test.services.jobs, `${today()}T04:00:00Z`);
  await test.asOwner('set session_replication_role = replica');
  await test.asOwner('update journal_entries set happened_on = happened_on - 40 where key = $1', [
    `fee of ${home.lease.id}`,
  ]);
  await test.asOwner('update invoices set due_on = $2 where payer_id = $1', [
    home.landlord,
    addDays(today(), -30),
  ]);
  await test.asOwner('set session_replication_role = origin');
}

/** A fee that was kept from rent on the last day of the month before. */
export async function feeOfLastMonth(
  { asOwner }: TestServices,
  { lease, landlord }: CollectedHome,
): Promise<void> {
  await asOwner(
    `with entry as (
      insert into journal_entries (kind, happened_on, source_type, source_id, key)
      values ('management_fee', $3, 'rent_payment', uuidv7(), 'fee of ' || $1) returning id
    )
    insert into journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
    select entry.id, l.* from entry, (values
      (1, 'owner_payable', 'owner', $2::uuid, $1::uuid, 240000), (2, 'fee_income', null, null, $1::uuid, -240000)) l`,
    [lease.id, landlord, addDays(firstDayOf(monthOf(today())), -1)],
  );
}
