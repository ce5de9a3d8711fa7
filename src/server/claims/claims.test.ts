import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome, day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let admin: string;
let lister: string;
let neighbour: string;
let home: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  neighbour = await addPerson('Nitin Neighbour');
});

beforeEach(async () => {
  lister = await addPerson('Lal Lister');
  home = await addHome(asOwner, lister, { title: '3 BHK by the lake' });
});

const rule = (name: string) => ({ data: { rule: name } });
const ofHome = (own: object = {}) =>
  as(lister).claims.submit({ property_id: home, kind: 'ownership', file: pdf('deed.pdf'), ...own });
const verify = (id: string, own: object = {}) =>
  as(admin).claims.verify({ id, method: 'paper_checked', valid_until: day(90), ...own });
const shown = async () => (await as(null).properties.get({ id: home })).claims;
const isVerified = async () => (await as(null).properties.get({ id: home })).verified;
const trail = async (id: string) =>
  (
    await asOwner<{ action: string }>('select action from audit_log where subject_id = $1 order by id', [id])
  ).map(({ action }) => action);

describe('asking', () => {
  // spec verification: A claim is asked for once, with a private paper where its kind wants one
  it('keeps the paper private and waits once of a kind', async () => {
    const claim = await ofHome({ note: 'Sale deed of 2019' });
    expect(claim).toMatchObject({ kind: 'ownership', status: 'submitted', has_paper: true });
    await expect(ofHome()).rejects.toMatchObject(rule('claim.already-open'));
    const { items, home: of } = await as(lister).claims.mine({ property_id: home });
    expect(of).toEqual({ id: home, title: '3 BHK by the lake' });
    expect(items.map(({ kind, need, latest }) => [kind, need, latest?.id ?? null])).toEqual([
      ['ownership', null, claim.id],
      ['photos', 'photos', null],
      ['rera', 'rera_number', null],
    ]);
    expect((await as(lister).claims.paperLink({ id: claim.id })).path).toContain('/files/private/documents/');
    expect(await trail(claim.id)).toEqual(['claims.submit']);
  });

  it('wants the paper, and what the claim is about, to be there', async () => {
    await expect(ofHome({ file: undefined })).rejects.toMatchObject({
      data: { rule: 'claim.paper-missing', field: 'file' },
    });
    await expect(as(lister).claims.submit({ kind: 'phone' })).rejects.toMatchObject(
      rule('claim.need-missing'),
    );
    await expect(as(lister).claims.submit({ kind: 'agent_rera' })).rejects.toMatchObject(
      rule('claim.need-missing'),
    );
    await expect(ofHome({ kind: 'photos', file: undefined })).rejects.toMatchObject(
      rule('claim.need-missing'),
    );
    await expect(ofHome({ kind: 'listing', file: undefined })).rejects.toMatchObject({ status: 422 });
    await expect(as(lister).claims.submit({ kind: 'ownership', file: pdf() })).rejects.toMatchObject({
      status: 422,
    });
  });

  // spec verification: Strangers, neighbours and wrong roles get nothing
  it('is for one’s own: a stranger, a neighbour and a lister’s paper', async () => {
    const { id } = await ofHome();
    await expect(as(null).claims.mine({})).rejects.toMatchObject({ status: 401 });
    await expect(as(neighbour).claims.mine({ property_id: home })).rejects.toMatchObject({ status: 404 });
    await expect(
      as(neighbour).claims.submit({ property_id: home, kind: 'ownership', file: pdf() }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(as(neighbour).claims.withdraw({ id })).rejects.toMatchObject({ status: 404 });
    await expect(as(neighbour).claims.paperLink({ id })).rejects.toMatchObject({ status: 404 });
    await expect(as(lister).claims.list({})).rejects.toMatchObject({ status: 403 });
    await expect(
      as(lister).claims.verify({ id, method: 'paper_checked', valid_until: day(30) }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(as(admin).claims.withdraw({ id })).rejects.toMatchObject(
      rule('claim.transition-not-allowed'),
    );
  });

  it('is taken back with its paper', async () => {
    const { id } = await ofHome();
    expect(await as(lister).claims.withdraw({ id })).toMatchObject({ status: 'withdrawn', has_paper: false });
    await expect(as(lister).claims.paperLink({ id })).rejects.toMatchObject({ status: 404 });
    await expect(as(lister).claims.withdraw({ id })).rejects.toMatchObject(
      rule('claim.transition-not-allowed'),
    );
    expect((await ofHome()).status).toBe('submitted');
  });
});

describe('the office', () => {
  it('verifies: the page says what, how and until when, and the home counts as verified', async () => {
    expect([await isVerified(), await shown()]).toEqual([false, []]);
    const { id } = await ofHome();
    const { items } = await as(admin).claims.list({ q: 'lake lister', kind: 'ownership' });
    expect(items).toEqual([]);
    const [queued] = (await as(admin).claims.list({ q: 'by the lake' })).items.filter((one) => one.id === id);
    expect(queued).toMatchObject({
      person: { user_id: lister, full_name: 'Lal Lister' },
      home: { id: home, address: '4 Rose Lane', is_published: true },
      is_mine: false,
    });
    expect((await as(admin).claims.paperLink({ id })).path).toContain('signature=');
    const decided = await verify(id);
    expect(decided).toMatchObject({
      status: 'verified',
      method: 'paper_checked',
      valid_until: day(90),
      decided_by: { user_id: admin, full_name: 'Vikram Admin' },
    });
    expect(await shown()).toEqual([
      {
        subject: 'home',
        kind: 'ownership',
        method: 'paper_checked',
        verified_at: decided.decided_at,
        valid_until: day(90),
      },
    ]);
    expect(await isVerified()).toBe(true);
    expect(await noticesOf(asOwner, lister)).toEqual([[lister, 'claim.verified']]);
    expect(await trail(id)).toEqual(['claims.submit', 'claims.openPaper', 'claims.verify']);
    await expect(verify(id)).rejects.toMatchObject(rule('claim.transition-not-allowed'));
  });

  it('says at which field a decision is wrong', async () => {
    const { id } = await ofHome();
    await expect(verify(id, { method: 'site_visit' })).rejects.toMatchObject({
      data: { rule: 'claim.method-not-of-kind', field: 'method' },
    });
    await expect(verify(id, { valid_until: day(0) })).rejects.toMatchObject({
      data: { rule: 'claim.validity-out-of-range', field: 'valid_until' },
    });
    await expect(verify(UNKNOWN_ID)).rejects.toMatchObject({ status: 404 });
  });

  it('declines with a reason, and another claim can be handed in', async () => {
    const { id } = await ofHome();
    await as(admin).claims.decline({ id, reason: 'The second page is missing' });
    expect(await shown()).toEqual([]);
    const { items } = await as(lister).claims.mine({ property_id: home });
    expect(items[0]?.latest).toMatchObject({ status: 'declined', reason: 'The second page is missing' });
    expect(await noticesOf(asOwner, lister)).toEqual([[lister, 'claim.declined']]);
    expect((await ofHome()).status).toBe('submitted');
  });

  it('takes back what it verified', async () => {
    const { id } = await ofHome();
    await verify(id);
    await as(admin).claims.revoke({ id, reason: 'The register names another owner' });
    expect([await isVerified(), await shown()]).toEqual([false, []]);
    expect(await trail(id)).toEqual(['claims.submit', 'claims.verify', 'claims.revoke']);
  });

  it('puts a newer verification in the place of the earlier one', async () => {
    const first = await ofHome();
    await verify(first.id);
    const second = await ofHome();
    await verify(second.id, { valid_until: day(200) });
    expect((await shown()).map(({ valid_until }) => valid_until)).toEqual([day(200)]);
    const { items } = await as(admin).claims.list({ show: 'replaced' });
    expect(items.map(({ id }) => id)).toContain(first.id);
  });

  it('decides nothing that it asked for itself', async () => {
    const { id } = await as(admin).claims.submit({ kind: 'identity', file: pdf() });
    await expect(as(admin).claims.decline({ id, reason: 'No' })).rejects.toMatchObject({ status: 422 });
    await expect(as(admin).claims.decline({ id, reason: 'Not me' })).rejects.toMatchObject(rule('claim.own'));
  });
});

describe('what is verified of a person', () => {
  // spec verification: A change of what was verified ends it
  it('shows with the homes they list, until they change it', async () => {
    await as(lister).profile.update({ phone: '+919800011111' });
    const { id } = await as(lister).claims.submit({ kind: 'phone' });
    await verify(id, { method: 'called_back' });
    expect((await shown()).map(({ subject, kind }) => [subject, kind])).toEqual([['person', 'phone']]);
    expect(await isVerified()).toBe(false);
    await as(lister).profile.update({ phone: '098000 11111' });
    expect(await shown()).toHaveLength(1);
    await as(lister).profile.update({ phone: '+919800022222' });
    expect(await shown()).toEqual([]);
    expect((await as(lister).notifications.list({})).items.map(({ title }) => title)).toEqual([
      'No longer verified: your phone number',
      'Verified: your phone number',
    ]);
  });
});

// spec verification: Property verification: Approve sets verified true, and is a claim too
it('approving a listing is a claim too: the home’s page says who looked and until when', async () => {
  await as(admin).admin.properties.approve({ id: home });
  expect(await shown()).toMatchObject([{ subject: 'home', kind: 'listing', method: 'desk_review' }]);
  expect(await isVerified()).toBe(true);
});
