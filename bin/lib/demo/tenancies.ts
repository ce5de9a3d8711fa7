/** The story of leases: written and agreed, rent paid and confirmed month by month, notice given, the deposit settled. */

import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import {
  addDays,
  type CalendarDate,
  firstDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import { formatRupees, paise } from '../../../src/domain/money.ts';
import type { DemoLease } from './lease-plan.ts';
import { found, type Taken } from './managed-rentals.ts';
import type { DemoRent } from './rent-plan.ts';
import { type Act, at, type Cast, type CodeSentTo } from './stage.ts';

type Parts = { leases: readonly DemoLease[]; rents: readonly DemoRent[]; taken: Taken; admin: DemoPerson };

/** Leases by the number of their plan. */
export type Tenancies = { acts: Act[]; ids: Map<number, string> };

export function tenancies({ leases, rents, taken, admin }: Parts): Tenancies {
  const ids = new Map<number, string>();
  return {
    ids,
    acts: [
      ...leases.flatMap((lease) => [...agreement(lease, taken, ids), ...leaving(lease, ids)]),
      ...rents.flatMap((rent) => payment(rent, ids, admin)),
    ],
  };
}

/** How two sides come to a lease: the one place that knows the steps between a draft and a lease that runs. */
function agreement(lease: DemoLease, taken: Taken, ids: Map<number, string>): Act[] {
  const written: Act = {
    at: at(lease.writtenOn, 11),
    do: async (as) => {
      const { id } = await as(lease.rental.landlord.id).leases.create(formOf(lease, taken));
      ids.set(lease.n, id);
    },
  };
  if (lease.state === 'draft') return [written];
  const proposed: Act = {
    at: at(lease.writtenOn, 12),
    do: (as, codeSentTo) =>
      seen(as, lease.rental.landlord, found(ids, lease.n), async (own, lastSeen) => {
        const signature = await signatureOf(own, lastSeen, lease.rental.landlord, codeSentTo);
        return own.propose({ ...lastSeen, ...signature });
      }),
  };
  if (lease.state === 'proposed') return [written, proposed];
  const agreed: Act = {
    at: at(lease.agreedOn, 18),
    do: async (as, codeSentTo) => {
      const own = as(lease.tenant.id).leases;
      const id = found(ids, lease.n);
      await own.agreementFile({ id });
      const { document } = await own.get({ id });
      if (!document) throw new Error(`Lease ${lease.n} has no document to accept`);
      const signature = await signatureOf(own, { id }, lease.tenant, codeSentTo);
      return own.accept({ id, sha256: document.sha256, ...signature });
    },
  };
  return [written, proposed, agreed];
}

/** The code from one's email and one's own name. */
export async function signatureOf(
  own: Leases,
  { id }: { id: string },
  { email, fullName }: DemoPerson,
  codeSentTo: CodeSentTo,
) {
  await own.code({ id, by: 'emailed-code' });
  return { code: codeSentTo(email), name: fullName };
}

const formOf = (lease: DemoLease, taken: Taken) => ({
  managed_property_id: found(taken.homes, lease.rental.n),
  tenant_name: lease.tenant.fullName,
  tenant_email: lease.tenant.email,
  tenant_phone: lease.tenant.phone,
  start_date: lease.start,
  end_date: lease.end,
  rent: lease.rent * 100,
  deposit: lease.deposit * 100,
  deposit_held_by: 'company' as const,
  escalation_bp: 500,
  due_day: lease.dueDay,
  terms: lease.n % 4 === 0 ? 'Water and society charges are paid by the tenant. No smoking indoors.' : null,
  payee_name: lease.rental.landlord.fullName,
  payee_upi: upiOf(lease.rental.landlord),
});

export const upiOf = ({ firstName, lastName }: DemoPerson) =>
  `${firstName}.${lastName}@okbank`.toLowerCase().replaceAll(/[^a-z.@]/g, '');

type Leases = ReturnType<Cast>['leases'];

/** Whoever moves a lease has read it. */
async function seen(
  as: Cast,
  { id: person }: DemoPerson,
  id: string,
  move: (own: Leases, lastSeen: { id: string; version: number }) => Promise<unknown>,
): Promise<void> {
  const own = as(person).leases;
  const { version } = await own.get({ id });
  await move(own, { id, version });
}

/** The tenant gives notice; after the last day the deposit is settled. */
function leaving(lease: DemoLease, ids: Map<number, string>): Act[] {
  const { n, notice, state, tenant } = lease;
  if (!notice) return [];
  const { givenOn, endsOn } = notice;
  const given: Act = {
    at: at(givenOn, 10),
    do: (as) =>
      seen(as, tenant, found(ids, n), (own, lastSeen) => own.giveNotice({ ...lastSeen, ends_on: endsOn })),
  };
  if (state !== 'ended') return [given];
  return [given, ...settlement({ lease, endsOn, ids })];
}

type Over = { lease: DemoLease; endsOn: CalendarDate; ids: Map<number, string> };

/** The landlord asks for the painting, and the tenant says no to it: the team has to decide. What is not disputed was paid back. */
function settlement({ lease: { n, tenant, rental }, endsOn, ids }: Over): Act[] {
  const { landlord } = rental;
  const read = (as: Cast, { id: person }: DemoPerson) => as(person).settlements.get({ id: found(ids, n) });
  const proposed: Act['do'] = async (as) => {
    const lines = [
      { kind: 'cleaning' as const, label: 'Deep cleaning', amount: 2_000_00 },
      { kind: 'damage' as const, label: 'Painting of two walls', amount: 4_500_00 },
    ];
    await as(landlord.id).settlements.propose({ id: found(ids, n), lines });
  };
  const answered: Act['do'] = async (as) => {
    const own = (await read(as, tenant)).settlement;
    const answers = (own?.lines ?? []).map(({ id, kind }) => ({
      line_id: id,
      accepts: kind !== 'damage',
      reason: kind === 'damage' ? 'The walls had these marks when we moved in.' : null,
    }));
    await as(tenant.id).settlements.answer({ id: own?.id ?? '', answers });
  };
  const refunded: Act['do'] = async (as) => {
    const own = (await read(as, landlord)).settlement;
    if (!own || own.to_refund === 0 || own.held_by === 'company') return;
    const paid = { amount: own.to_refund, mode: 'upi' as const, reference: `${432_100_000_000 + n}` };
    await as(landlord.id).settlements.recordRefund({ id: own.id, ...paid, paid_on: addDays(endsOn, 16) });
  };
  return [
    { at: at(addDays(endsOn, 9), 15), do: proposed },
    { at: at(addDays(endsOn, 14), 20), do: answered },
    { at: at(addDays(endsOn, 16), 11), do: refunded },
  ];
}

/**
 * Reported by the tenant and answered by the landlord, or by the team where the tenant pays Kiraya; what came by other ways than UPI
 * they record.
 */
function payment(rent: DemoRent, ids: Map<number, string>, admin: DemoPerson): Act[] {
  const { lease, period, amount, mode, reference, paidOn, answer } = rent;
  const { landlord } = lease.rental;
  const paid = { amount, mode, reference, paid_on: paidOn };
  const receiver = async (as: Cast) => {
    const dues = await as(landlord.id).rents.listDues({ id: found(ids, lease.n), limit: 1 });
    return dues.is_answered_by_operator ? admin : landlord;
  };
  const due = (as: Cast, person: DemoPerson) => dueOf(as(person.id), found(ids, lease.n), period.month);
  if (mode !== 'upi' && answer === 'confirmed') {
    const record: Act['do'] = async (as) => {
      const by = await receiver(as);
      await as(by.id).rents.record({ id: await due(as, by), ...paid });
    };
    return [{ at: at(paidOn, 20), do: record }];
  }
  let reported = '';
  const report: Act['do'] = async (as) => {
    const { id } = await as(lease.tenant.id).rents.report({ id: await due(as, lease.tenant), ...paid });
    reported = id;
  };
  const reply: Act['do'] = async (as) => {
    const { rents } = as((await receiver(as)).id);
    if (answer === 'confirmed') await rents.confirm({ id: reported });
    else
      await rents.dispute({
        id: reported,
        reason: `${formatRupees(paise(amount + 2_000_00))} is due, and ${formatRupees(paise(amount))} came.`,
      });
  };
  return [{ at: at(paidOn, 9), do: report }, ...(answer ? [{ at: at(paidOn, 20), do: reply }] : [])];
}

async function dueOf(caller: ReturnType<Cast>, id: string, month: Month): Promise<string> {
  const { items } = await caller.rents.listDues({ id, limit: 50 });
  const due = items.find(
    (one) => one.kind === 'rent' && (one.month === month || one.month === firstDayOf(month)),
  );
  if (!due) throw new Error(`The lease owes nothing for ${month}`);
  return due.id;
}

/** What the product does of itself every month. */
export function duesRolled(first: CalendarDate, today: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let month = monthOf(first); month <= monthOf(today); month = shiftMonth(month, 1))
    days.push(firstDayOf(month));
  return days;
}
