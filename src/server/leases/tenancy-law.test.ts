import { expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { managedLease, runningLease } from '../../../tests/support/leases.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

async function letIn(state: string | null, city = 'Nowhere') {
  const parties = await runningLease(started);
  await asOwner('update properties set state = $2, city = $3 where id = $1', [
    parties.lease.property_id,
    state,
    city,
  ]);
  return parties;
}

it('a lease in Maharashtra names the law of its state to both sides, in both languages, with source and day', async () => {
  const { landlord, tenant, lease } = await letIn('Maharashtra');
  for (const person of [landlord, tenant]) {
    const { state, items } = await as(person).leases.law({ id: lease.id });
    expect(state).toBe('Maharashtra');
    expect(items.map(({ topic, is_of_state }) => [topic, is_of_state])).toEqual([
      ['registration', true],
      ['stamp-duty', true],
      ['police-verification', false],
      ['tenancy-act', true],
    ]);
    expect(items[0]?.text).toContain('however short it is');
    for (const { source, checked_on } of items) {
      expect(source).not.toBe('');
      expect(checked_on).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  }
  const hindi = await as(tenant).leases.law({ id: lease.id, language: 'hi' });
  expect(hindi.items[0]?.text).toContain('महाराष्ट्र में');
});

it('a lease whose state has no row, or is not known, says whom to ask and what', async () => {
  for (const state of ['Kerala', null]) {
    const { tenant, lease } = await letIn(state);
    const answer = await as(tenant).leases.law({ id: lease.id });
    expect(answer.state).toBe(state);
    expect(answer.items.every(({ is_of_state }) => !is_of_state)).toBe(true);
    expect(answer.items[1]?.text).toContain('Ask your sub-registrar how much');
  }
});

it('a home without a state has that of its city, a managed one too', async () => {
  await asOwner(`insert into cities (name, slug, state) values ('Chennai', 'chennai', 'Tamil Nadu')
    on conflict do nothing`);
  const { tenant, lease } = await letIn(null, 'chennai');
  expect((await as(tenant).leases.law({ id: lease.id })).state).toBe('Tamil Nadu');
  const managed = await managedLease(started);
  await asOwner(
    `update managed_rental_applications a set property_location = 'Adyar, Chennai' from managed_properties m
      where a.id = m.application_id and m.id = $1`,
    [managed.lease.managed_property_id],
  );
  const { state, items } = await as(managed.tenant).leases.law({ id: managed.lease.id });
  expect(state).toBe('Tamil Nadu');
  expect(items.at(-1)).toMatchObject({
    url: 'https://www.tenancy.tn.gov.in/Home/AboutUs',
    is_of_state: true,
  });
});

it('the form of a lease has it for the home that is chosen', async () => {
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const home = await addHome(asOwner, landlord);
  await asOwner(`update properties set state = 'Uttar Pradesh' where id = $1`, [home]);
  const { items, state } = await as(landlord).leases.lawOfHome({ kind: 'listed', id: home });
  expect(state).toBe('Uttar Pradesh');
  expect(items.at(-1)?.text).toContain('within two months');
  const neighbour = await addPerson('Om', ['landlord']);
  await expect(as(neighbour).leases.lawOfHome({ kind: 'listed', id: home })).rejects.toMatchObject({
    code: 'RULE_BROKEN',
  });
});

it('is closed to strangers and the signed out', async () => {
  const { lease } = await letIn('Maharashtra');
  await expect(as(await addPerson('Om')).leases.law({ id: lease.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(as(null).leases.law({ id: lease.id })).rejects.toMatchObject({ status: 401 });
});

it('the agreement of a draft says it beside the terms, with the source', async () => {
  const { landlord, lease } = await letIn('Maharashtra');
  await asOwner('delete from lease_documents where lease_id = $1', [lease.id]);
  const file = await as(landlord).leases.agreementFile({ id: lease.id });
  // Each line is of both languages, side by side.
  const text = (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');
  expect(text).toContain('registered, however short it is');
  expect(text).toContain('Maharashtra Rent Control Act 1999,');
  expect(text).toContain('is 0.25% of three sums together');
});
