/** A home, its landlord, a tenant and a lease: what every test of leases and rent begins with. */
import { eq } from 'drizzle-orm';
import { leaseParties, leases } from '../../src/db/schema/leases.ts';
import { addDays, dateInIndia } from '../../src/domain/dates.ts';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { moveOnceAccepted } from '../../src/server/leases/accept.ts';
import { endOver } from '../../src/server/leases/lease-ends.ts';
import { writeDues as writeDuesOfLease } from '../../src/server/rents/dues.ts';
import { addHome } from './leads.ts';
import { manageHome } from './managed-rentals.ts';
import type { TestServices } from './services.ts';

const now = () => dateInIndia(new Date().toISOString());

/** Terms of eleven months from today; `own` changes some. */
export const leaseInput = (own: object = {}) => {
  const start = now();
  return {
    start_date: start,
    end_date: lastDayAfter(start),
    rent: 3_000_000,
    deposit: 9_000_000,
    payee_name: 'Lal Singh',
    payee_upi: 'lal.singh@okbank',
    ...own,
  };
};

export type LeaseParties = { landlord: string; tenant: string; home: string };

/** A landlord with a home and a tenant whose e-mail address is known. */
export async function addParties(services: TestServices): Promise<LeaseParties & { email: string }> {
  const landlord = await services.addPerson('Lal Singh', ['landlord']);
  const tenant = await services.addPerson('Asha Rao', ['tenant']);
  const home = await addHome(services.asOwner, landlord);
  const [row] = await services.asOwner<{ email: string }>('select email from profiles where user_id = $1', [
    tenant,
  ]);
  return { landlord, tenant, home, email: row?.email ?? '' };
}

/** An approved application of the tenant for the home. */
export async function approvedApplication(services: TestServices, { landlord, tenant, home }: LeaseParties) {
  const application = await services.as(tenant).applications.submit({
    property_id: home,
    move_in_date: addDays(now(), 5),
    household: 'family',
    occupants: 2,
  });
  await services.as(landlord).applications.approve({ id: application.id, note: null });
  return application.id;
}

/** The code that this person asks for, to sign that lease. */
export async function leaseCode({ as, asOwner }: TestServices, person: string, id: string): Promise<string> {
  await as(person).leases.code({ id, by: 'emailed-code' });
  const [row] = await asOwner<{ code: string }>(
    `select j.data ->> 'code' as code from pgboss.job j join profiles p on p.email = j.data ->> 'email'
      where j.name = 'mail-lease-code' and p.user_id = $1 order by j.created_on desc limit 1`,
    [person],
  );
  return row?.code ?? '';
}

/** The landlord's side signs the draft, which asks its tenants. */
export async function proposeLease(
  services: TestServices,
  landlord: string,
  { id, version }: { id: string; version: number },
) {
  const code = await leaseCode(services, landlord, id);
  return services.as(landlord).leases.propose({ id, version, code, name: 'Lal Singh' });
}

/** One who rents opens the document that is proposed and says yes to it. */
export async function acceptLease(services: TestServices, person: string, { id }: { id: string }) {
  const own = services.as(person).leases;
  await own.agreementFile({ id });
  const { document } = await own.get({ id });
  const code = await leaseCode(services, person, id);
  return own.accept({ id, sha256: document?.sha256 ?? '', code, name: 'Asha Rao' });
}

type Draft = { id: string; version: number };
/** Both: the draft becomes a lease that landlord and tenant signed. */
export async function agreeLease(
  services: TestServices,
  { landlord, tenant }: { landlord: string; tenant: string },
  draft: Draft,
) {
  await proposeLease(services, landlord, draft);
  return acceptLease(services, tenant, draft);
}

/**
 * The same as it stands then, in a quarter of the time: without codes, documents, notices and entries of the audit trail, which tests of
 * the way itself look at.
 */
async function standingLease({ services, as }: TestServices, tenant: string, { id }: Draft) {
  const { database, jobs } = services;
  const now = services.now();
  await database.asWorker(async (db) => {
    const proposed = { state: 'proposed' as const, proposedAt: new Date(now), documentVersion: 1 };
    const [lease] = await db.update(leases).set(proposed).where(eq(leases.id, id)).returning();
    await db
      .update(leaseParties)
      .set({ acceptedAt: new Date(now) })
      .where(eq(leaseParties.leaseId, id));
    if (!lease) throw new Error('The draft was not found');
    await moveOnceAccepted({ db, jobs, now }, lease, tenant);
  });
  return as(tenant).leases.get({ id });
}

async function draftLease(services: TestServices, own: object) {
  const parties = await addParties(services);
  const draft = await services.as(parties.landlord).leases.create({
    ...leaseInput(own),
    property_id: parties.home,
    tenant_name: 'Asha Rao',
    tenant_email: parties.email,
  });
  return { parties, draft };
}

/** A lease by hand that the tenant has accepted. */
export async function runningLease(services: TestServices, own: object = {}) {
  const { parties, draft } = await draftLease(services, own);
  return { ...parties, lease: await standingLease(services, parties.tenant, draft) };
}

/** The same, signed by both step by step. */
export async function signedLease(services: TestServices, own: object = {}) {
  const { parties, draft } = await draftLease(services, own);
  return { ...parties, lease: await agreeLease(services, parties, draft) };
}

/** Does the work of the job that ends leases, as if it were the night after that day. */
export const endLeases = ({ services }: TestServices, lastDay: string = now()) =>
  endOver(services.database, services.jobs, `${addDays(lastDay, 1)}T06:30:00Z`);

/** Does the work of the job that writes dues, as if it were that day. */
export const writeDues = ({ services }: TestServices, leaseId: string, on: string = now()) =>
  writeDuesOfLease(services.database, services.jobs, leaseId, `${on}T06:30:00Z`);

/** The same of a managed home that a manager looks after: `home` is the managed property. */
export async function managedLease(services: TestServices, own: object = {}, owner?: string) {
  const { as, asOwner, addPerson } = services;
  const admin = await addPerson('Ada Admin', ['admin']);
  const manager = await addPerson('Mina Manager', ['property_manager']);
  const landlord = owner ?? (await addPerson('Lal Singh', ['landlord']));
  const tenant = await addPerson('Asha Rao', ['tenant']);
  const home = await manageHome(services, { landlord, admin });
  await as(admin).managedRentals.assignManager({ id: home, manager_id: manager });
  const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [tenant]);
  const draft = await as(landlord).leases.create({
    ...leaseInput(own),
    managed_property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: row?.email ?? '',
  });
  const lease = await standingLease(services, tenant, draft);
  return { admin, manager, landlord, tenant, home, lease };
}
