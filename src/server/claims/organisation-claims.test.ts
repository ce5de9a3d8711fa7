import { beforeEach, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome, day, noticesOf } from '../../../tests/support/leads.ts';
import { type Agency, addAgency } from '../../../tests/support/organisations.ts';
import { startServices } from '../../../tests/support/services.ts';

const parts = await startServices({ runsJobs: false });
const { as, asOwner, addPerson } = parts;
const RERA = { rera_state: 'Maharashtra', rera_number: 'A51800012345' } as const;
const NOT_FOUND = { status: 404 };

let agency: Agency;
let verifier: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  agency = await addAgency(parts);
  verifier = await addPerson('Vera Verifier', ['verification']);
});

const facts = async () => {
  const [own] = (await as(agency.administrator).organisations.mine({})).items.filter(
    ({ id }) => id === agency.id,
  );
  if (!own) throw new Error('The administrator has no organisation');
  const { role: _, ...known } = own;
  return known;
};
const change = async (own: object) =>
  as(agency.administrator).organisations.update({ ...(await facts()), ...own });
const ask = (
  person = agency.administrator,
  kind: 'organisation_rera' | 'organisation_pan' = 'organisation_rera',
) => as(person).claims.submit({ organisation_id: agency.id, kind, file: pdf('certificate.pdf') });
const verify = (id: string, by = verifier) =>
  as(by).claims.verify({ id, method: 'register_lookup', valid_until: day(90) });
const waiting = async () =>
  (await as(verifier).claims.list({})).items.find((one) => one.organisation !== null);

it('is asked by an administrator with the document, and named in the office’s list', async () => {
  await change({ rera_number: null });
  await expect(ask()).rejects.toMatchObject({ data: { rule: 'claim.need-missing' } });
  await change(RERA);
  await expect(ask(agency.agent)).rejects.toMatchObject(NOT_FOUND);
  await expect(as(agency.agent).claims.mine({ organisation_id: agency.id })).rejects.toMatchObject({
    status: 403,
  });
  await expect(ask(verifier)).rejects.toMatchObject(NOT_FOUND);
  const { id } = await ask();
  await expect(ask()).rejects.toMatchObject({ data: { rule: 'claim.already-open' } });
  expect(await waiting()).toMatchObject({
    id,
    reference: RERA.rera_number,
    has_paper: true,
    organisation: (await facts()).legal_name,
    home: null,
  });
  const named = await as(verifier).claims.list({ q: (await facts()).legal_name });
  expect(named.items.map((one) => one.id)).toContain(id);
  expect((await as(verifier).claims.paperLink({ id })).path).toContain('signature=');
  await expect(as(agency.agent).claims.paperLink({ id })).rejects.toMatchObject(NOT_FOUND);
});

it('shows on the pages of its homes as verified with its day, without the document', async () => {
  const home = await addHome(asOwner, agency.agent);
  await as(agency.agent).organisations.listHome({ property_id: home, organisation_id: agency.id });
  await change(RERA);
  const { id } = await ask();
  const decided = await verify(id);
  const shown = async () => (await as(null).properties.get({ id: home })).claims;
  expect(await shown()).toEqual([
    {
      subject: 'organisation',
      kind: 'organisation_rera',
      method: 'register_lookup',
      verified_at: decided.decided_at,
      valid_until: day(90),
    },
  ]);
  expect(await noticesOf(asOwner, agency.administrator)).toContainEqual([
    agency.administrator,
    'claim.verified',
  ]);
  await change({ rera_number: 'A51800054321' });
  expect(await shown()).toEqual([]);
});

it('is decided by nobody who belongs to it, and waits once of each organisation', async () => {
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'verification') on conflict do nothing`, [
    agency.agent,
  ]);
  await change(RERA);
  const { id } = await ask();
  await expect(verify(id, agency.agent)).rejects.toMatchObject({ data: { rule: 'claim.own' } });
  const second = await as(agency.administrator).organisations.create({
    kind: 'broker_agency',
    legal_name: 'Second Homes',
    city: 'Pune',
    gstin: null,
    ...RERA,
  });
  const other = await as(agency.administrator).claims.submit({
    organisation_id: second.id,
    kind: 'organisation_rera',
    file: pdf('certificate.pdf'),
  });
  const done = await as(verifier).claims.verifyMatching({
    ids: [id, other.id],
    after: null,
    method: 'paper_checked',
    valid_until: day(30),
  });
  expect(done).toMatchObject({ done: 2, refused: [] });
});

it('stays with the organisation when whoever asked leaves it', async () => {
  await change(RERA);
  await verify((await ask()).id);
  const { id } = await ask(agency.administrator, 'organisation_pan');
  await as(agency.administrator).organisations.setRole({
    id: agency.id,
    user_id: agency.agent,
    role: 'administrator',
    heir_id: null,
  });
  await as(agency.administrator).organisations.remove({
    id: agency.id,
    user_id: agency.administrator,
    heir_id: null,
  });
  await expect(as(agency.administrator).claims.paperLink({ id })).rejects.toMatchObject(NOT_FOUND);
  expect((await as(agency.agent).claims.paperLink({ id })).path).toContain('signature=');
  const { items } = await as(agency.agent).claims.mine({ organisation_id: agency.id });
  expect(items.map(({ kind, current, latest }) => [kind, current?.status, latest?.status])).toEqual([
    ['organisation_rera', 'verified', 'verified'],
    ['organisation_gst', undefined, undefined],
    ['organisation_pan', undefined, 'submitted'],
  ]);
});

it('asks a new RERA number for its state and form, and leaves one that is there until it is edited', async () => {
  const at = (rule: string, field: string) => ({ data: { rule, field } });
  await expect(change({ rera_state: null, rera_number: 'ABC 123' })).rejects.toMatchObject(
    at('organisation.rera-state-missing', 'rera_state'),
  );
  await expect(change({ ...RERA, rera_number: 'ABC 123' })).rejects.toMatchObject(
    at('broker.rera-shape', 'rera_number'),
  );
  expect(await change({ ...RERA, rera_number: ' a51800012345 ' })).toMatchObject(RERA);
  await asOwner(
    `update organisations set rera_number = 'MahaRERA pending', rera_state = null where id = $1`,
    [agency.id],
  );
  expect(await change({ city: 'Thane' })).toMatchObject({ city: 'Thane', rera_number: 'MahaRERA pending' });
  expect(await change({ rera_number: null })).toMatchObject({ rera_state: null, rera_number: null });
});
