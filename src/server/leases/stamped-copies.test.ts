/** Stamped and registered copies of an agreement, which either side keeps beside what both agreed to. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { noticesOf } from '../../../tests/support/leads.ts';
import { addParties, leaseInput, proposeLease, runningLease } from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';

const services = await startServices({ runsJobs: false });
const { as, asOwner } = services;
const broken = (rule: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: { rule, ...(field ? { field } : {}) },
});

it('are kept with number, date and hash, and both sides open the very file', async () => {
  const { landlord, tenant, lease } = await runningLease(services);
  await as(tenant).leases.addStampedCopy({
    id: lease.id,
    file: pdf('stamped.pdf'),
    number: 'IN-KA12345678901234Q',
    dated_on: addDays(today(), -3),
  });
  const { document, stamped_copies } = await as(landlord).leases.addStampedCopy({
    id: lease.id,
    file: pdf('registered.pdf'),
    kind: 'registered',
  });
  expect(stamped_copies).toMatchObject([
    {
      kind: 'stamped',
      number: 'IN-KA12345678901234Q',
      dated_on: addDays(today(), -3),
      added_by: 'Asha Rao',
    },
    { kind: 'registered', number: null, dated_on: null, added_by: 'Lal Singh' },
  ]);
  expect(document).toEqual(lease.document);
  const [copy] = stamped_copies;
  for (const person of [landlord, tenant]) {
    const file = await as(person).leases.documentFile({ id: lease.id, document_id: copy?.id ?? '' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(copy?.sha256);
  }
  expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.stamped']);
  expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.registered']);
});

it('are dated no later than today, at their field', async () => {
  const { tenant, lease } = await runningLease(services);
  await expect(
    as(tenant).leases.addStampedCopy({
      id: lease.id,
      file: pdf('stamped.pdf'),
      dated_on: addDays(today(), 1),
    }),
  ).rejects.toMatchObject(broken('lease.copy-dated-ahead', 'dated_on'));
});

it('belong to an agreement: a proposal has none, and a stranger hands in nothing', async () => {
  const { landlord, home, email } = await addParties(services);
  const draft = await as(landlord).leases.create({
    ...leaseInput(),
    property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: email,
  });
  const { id } = await proposeLease(services, landlord, draft);
  await expect(as(landlord).leases.addStampedCopy({ id, file: pdf('stamped.pdf') })).rejects.toMatchObject(
    broken('lease.not-running'),
  );
  const stranger = await services.addPerson('Zoya');
  await expect(as(stranger).leases.addStampedCopy({ id, file: pdf('stamped.pdf') })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
