/** Writes leases that nobody is bound by yet: from an application, by hand, changed, or as the renewal of another. */

import { ORPCError } from '@orpc/server';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Lease, LeaseForm } from '../../contract/leases.ts';
import { leases } from '../../db/schema/leases.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  checkChangeable,
  checkRenewable,
  checkTerm,
  isRunning,
  type LeaseSide,
  renewalOf,
} from '../../domain/leases.ts';
import { can } from '../../domain/permissions.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { fieldsProblem, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkNotBeingSettled } from './being-settled.ts';
import { type LetHome, letHome } from './homes.ts';
import { inviteOwner, nameOfWriter } from './invite-tenant.ts';
import { type LeaseRow, loadLease, lockLease, sideOf } from './lease-rows.ts';
import { coTenantsOf, leaseNotices, partiesOf, sidesOf } from './parties.ts';
import { asLeaseRule, checkSeen } from './rules.ts';
import { checkTerms, nameParties, type Terms, termColumns, termsAgain, termsOf } from './written-terms.ts';

export const create = api.leases.create.handler(async ({ context, input }) => {
  await context.services.auth.limits.consume('lease.account', userIdOf(context));
  return writeDraft(context, input);
});

/** Home and tenant of a lease that the form may begin. Throws what is wrong with it, at its field. */
export async function checkDraft(context: HandlerContext, input: LeaseForm) {
  checkTerms(context, input);
  const home = ofOwner(await letHome(context, input), input.owner);
  checkPayee(context, home, input);
  const tenant = tenantOf(input, home);
  await checkFree(context.db, home, input);
  return { home, tenant };
}

export async function writeDraft(context: HandlerContext, input: LeaseForm): Promise<Lease> {
  const { home, tenant } = await checkDraft(context, input);
  const { owner } = input;
  return stored(context, {
    home,
    tenant,
    owner,
    landlordName: owner?.name ?? home.organisation ?? (await nameOf(context.db, home.landlordId)),
    terms: { ...input, home_address: input.home_address ?? home.address },
    renewsId: null,
  });
}

type Owner = LeaseForm['owner'];

/** Whoever lists a home lets it for the owner whom they name. A managed home has its owner. Throws `lease.owner-known`. */
function ofOwner(home: LetHome, owner: Owner): LetHome {
  if (owner === null) return home;
  if (home.propertyId === null) throw new RuleBroken('lease.owner-known', 'owner');
  return { ...home, landlordId: null };
}

/** Where the rent goes is the owner's word: nobody who prepares a lease for them names another account. Throws `lease.payee-of-owner`. */
function checkPayee(
  context: HandlerContext,
  { landlordId }: LetHome,
  { payee_name: name, payee_upi: upi, payee_shows_bank: showsBank }: LeaseForm,
): void {
  const isOwn = landlordId === userIdOf(context) || can(context.actor, 'leases.actForLandlord');
  if (!isOwn && (name || upi || showsBank)) throw new RuleBroken('lease.payee-of-owner', 'payee_upi');
}

const nameMissing = {
  field: 'tenant_name',
  ...refusal('tenant-name.missing', 'Enter the name of the tenant'),
};
const unreachable = {
  field: 'tenant_email',
  ...refusal('reach.missing', 'Enter an email address or a mobile number'),
};

type Tenant = { name: string; email: string | null; phone: string | null };

/** The applicant, or whom the landlord names: by an address or a number, with which the tenant signs in to agree. */
function tenantOf(input: LeaseForm, home: LetHome): Tenant {
  const { tenant_name: name, tenant_email: email, tenant_phone: phone } = input;
  if (home.applicant) return { ...home.applicant, phone: phone ?? home.applicant.phone };
  const missing = [...(name ? [] : [nameMissing]), ...(email || phone ? [] : [unreachable])];
  if (missing.length > 0) throw fieldsProblem(missing);
  return { name: name ?? '', email, phone };
}

/** Says early what the exclusion constraint would say when the lease is agreed to. */
export async function checkFree(
  db: Executor,
  home: HomeOfLease,
  term: { start_date: string; end_date: string },
): Promise<void> {
  if (await isHomeTaken(db, home, { startDate: term.start_date, endDate: term.end_date })) {
    throw new RuleBroken('lease.overlaps', 'start_date');
  }
}

type HomeOfLease = Pick<LetHome, 'propertyId' | 'managedPropertyId' | 'bedId'>;

/** Whether a lease that is agreed covers one of these days. */
export async function isHomeTaken(
  db: Executor,
  { propertyId, managedPropertyId, bedId }: HomeOfLease,
  { startDate, endDate }: Pick<LeaseRow, 'startDate' | 'endDate'>,
): Promise<boolean> {
  const [other] = await db
    .select({ id: leases.id })
    .from(leases)
    .where(
      and(
        bedId
          ? eq(leases.bedId, bedId)
          : managedPropertyId
            ? eq(leases.managedPropertyId, managedPropertyId)
            : sql`${leases.propertyId} = ${propertyId}`,
        inArray(leases.state, ['accepted', 'active', 'ending', 'ended']),
        sql`daterange(${leases.startDate}, coalesce(${leases.endedOn}, ${leases.endsOn}, ${leases.endDate}), '[]')
          && daterange(${startDate}, ${endDate}, '[]')`,
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function nameOf(db: Executor, userId: string | null): Promise<string> {
  if (userId === null) throw new RuleBroken('lease.home-not-yours', 'managed_property_id');
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select app.name_of_party(${userId}) as name`,
  );
  return rows[0]?.name ?? '';
}

type Offer = {
  home: LetHome;
  tenant: Tenant;
  owner: Owner;
  landlordName: string;
  terms: Terms;
  renewsId: string | null;
};

async function stored(
  context: HandlerContext,
  { home, tenant, owner, landlordName, terms, renewsId }: Offer,
) {
  const { db } = context;
  const own = termColumns(terms);
  // Row rights end at these columns, which Drizzle's insert would exceed.
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into leases (property_id, managed_property_id, bed_id, home_name, home_address, application_id, renews_id,
        landlord_id, landlord_name, landlord_email, landlord_phone, tenant_name, tenant_email, tenant_phone, start_date, end_date, rent, deposit,
        deposit_held_by, deposit_due_on, notice_days, landlord_notice_days, lock_in_months, escalation_bp, due_day, charges,
        late_fee, inventory, landlord_address, tenant_address, place, terms, payee_name, payee_upi, payee_shows_bank,
        created_by)
      values (${home.propertyId}, ${home.managedPropertyId}, ${home.bedId}, ${home.name}, ${terms.home_address}, ${home.applicationId},
        ${renewsId}, ${home.landlordId}, ${landlordName}, ${owner?.email ?? null}, ${owner?.phone ?? null}, ${tenant.name}, ${tenant.email}, ${tenant.phone},
        ${own.startDate}, ${own.endDate}, ${own.rent}, ${own.deposit}, ${own.depositHeldBy}, ${own.depositDueOn},
        ${own.noticeDays}, ${own.landlordNoticeDays}, ${own.lockInMonths}, ${own.escalationBp}, ${own.dueDay},
        ${JSON.stringify(own.charges)}::jsonb, ${own.lateFee && JSON.stringify(own.lateFee)}::jsonb,
        ${JSON.stringify(own.inventory)}::jsonb, ${own.landlordAddress}, ${own.tenantAddress}, ${own.place},
        ${own.terms}, ${own.payeeName}, ${own.payeeUpi}, ${own.payeeShowsBank}, ${userIdOf(context)})
      returning id`)
    .catch(asLeaseRule);
  // Whoever prepared it changes nothing of it any more, so they could not lock it either.
  const [lease] = await db
    .select()
    .from(leases)
    .where(eq(leases.id, rows[0]?.id ?? ''));
  if (!lease) throw new Error('A lease that was written is not seen');
  await nameParties(db, lease.id, terms);
  if (owner && lease.landlordId === null) await inviteOwner(context, lease, home.organisation);
  // It is the landlord's alone until they propose it: nobody else hears of it. They hear of one that was prepared for them.
  const isPrepared = lease.landlordId !== userIdOf(context);
  await act(context, {
    action: renewsId ? 'leases.renew' : 'leases.create',
    subject: { type: 'lease', id: lease.id },
    people: [lease.landlordId],
    notices: isPrepared
      ? leaseNotices(lease, {
          event: 'lease.prepared',
          date: lease.startDate,
          actorId: userIdOf(context),
          facts: {
            rent: lease.rent,
            deposit: lease.deposit,
            from: await nameOfWriter(context, home.organisation),
          },
        }).filter(({ to }) => to === lease.landlordId)
      : [],
    after: { state: lease.state, ...termsOf(lease) },
  });
  return loadLease(context, lease.id);
}

/** Terms that were proposed are a draft again: whoever said yes said it to other ones. */
export const update = api.leases.update.handler(async ({ context, input }) => {
  const { db } = context;
  const before = await lockLease(db, input.id);
  if (sideOf(before, context) !== 'landlord') throw new ORPCError('FORBIDDEN');
  checkSeen(before, input.version);
  checkChangeable(before.state);
  checkTerms(context, input);
  await checkFree(db, homeOf(before), input);
  if (before.tenantEmail === null && input.tenant_phone === null) {
    throw wrongField('tenant_phone', refusal('phone.missing', 'Enter a mobile number'));
  }
  const [after] = await db
    .update(leases)
    .set({
      ...termColumns(input),
      state: 'draft',
      isSignedOnPaper: false,
      paperAnswer: null,
      version: before.version + 1,
    })
    .where(eq(leases.id, before.id))
    .returning()
    .catch(asLeaseRule);
  if (!after) throw new Error('A locked lease was not updated');
  // Who had it before their eyes hears of it, those who are named no more too.
  const asked = before.state === 'proposed' ? sidesOf(before, await coTenantsOf(db, after.id)) : [];
  await nameParties(db, after.id, input);
  const named = new Set(partiesOf(after, await coTenantsOf(db, after.id)));
  await act(context, {
    action: 'leases.update',
    subject: { type: 'lease', id: after.id },
    people: asked.length > 0 ? asked.map(([person]) => person) : [after.landlordId],
    notices: asked.flatMap(([person, side]) =>
      leaseNotices(onlyOf(after, person, side), {
        event: named.has(person) ? 'lease.changed' : 'lease.unnamed',
        date: after.startDate,
        actorId: userIdOf(context),
      }),
    ),
    before: termsOf(before),
    after: termsOf(after),
  });
  return loadLease(context, after.id);
});

/** The lease as if one person alone had to do with it. */
const onlyOf = (lease: LeaseRow, person: string, side: LeaseSide) => ({
  ...lease,
  tenantId: side === 'tenant' ? person : null,
  landlordId: side === 'landlord' ? person : null,
});

const homeOf = (lease: LeaseRow): LetHome => ({
  propertyId: lease.propertyId,
  managedPropertyId: lease.managedPropertyId,
  bedId: lease.bedId,
  applicationId: null,
  landlordId: lease.landlordId,
  organisation: null,
  name: lease.homeName,
  address: lease.homeAddress,
  applicant: null,
});

/** A draft that goes on where the lease ends; the deposit goes with it. */
export const renew = api.leases.renew.handler(async ({ context, input }): Promise<Lease> => {
  const { db } = context;
  const lease = await lockLease(db, input.id);
  if (sideOf(lease, context) !== 'landlord') throw new ORPCError('FORBIDDEN');
  const [known] = await db
    .select({ id: leases.id })
    .from(leases)
    .where(and(eq(leases.renewsId, lease.id), sql`${leases.state} <> 'cancelled'`));
  checkRenewable({ state: lease.state, isRenewed: known !== undefined });
  await checkNotBeingSettled(db, lease.id);
  const { start } = renewalOf({
    start: lease.startDate,
    end: lease.endDate,
    rent: lease.rent,
    escalation: lease.escalationBp,
  });
  checkTerm({ start, end: input.end_date }, context.services.today());
  return stored(context, {
    home: homeOf(lease),
    tenant: { name: lease.tenantName, email: lease.tenantEmail, phone: lease.tenantPhone },
    landlordName: lease.landlordName,
    owner: null,
    terms: {
      ...(await termsAgain(db, lease)),
      start_date: start,
      end_date: input.end_date,
      rent: input.rent,
    },
    renewsId: lease.id,
  });
});

const payeeOf = ({ payeeName, payeeUpi, payeeShowsBank }: LeaseRow) => ({
  payee_name: payeeName,
  payee_upi: payeeUpi,
  payee_shows_bank: payeeShowsBank,
});

export const setPayee = api.leases.setPayee.handler(async ({ context, input }) => {
  const { db } = context;
  const before = await lockLease(db, input.id);
  if (sideOf(before, context) !== 'landlord') throw new ORPCError('FORBIDDEN');
  checkSeen(before, input.version);
  if (!['draft', 'accepted'].includes(before.state) && !isRunning(before.state)) {
    throw new RuleBroken('lease.not-running');
  }
  const [after] = await db
    .update(leases)
    .set({
      payeeName: input.payee_name,
      payeeUpi: input.payee_upi,
      payeeShowsBank: input.payee_shows_bank,
      version: before.version + 1,
    })
    .where(eq(leases.id, before.id))
    .returning();
  if (!after) throw new Error('A locked lease was not updated');
  // Whoever pays has to know whom, but a draft is the landlord's alone.
  const coTenants = after.state === 'draft' ? [] : await coTenantsOf(db, after.id);
  await act(context, {
    action: 'leases.setPayee',
    subject: { type: 'lease', id: after.id },
    people: partiesOf(after, coTenants),
    notices: leaseNotices(after, {
      event: 'lease.payee-changed',
      date: context.services.today(),
      actorId: userIdOf(context),
      coTenants,
    }),
    before: payeeOf(before),
    after: payeeOf(after),
  });
  return loadLease(context, after.id);
});
