import { beforeEach, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { runningLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';
import { HIDDEN_WITH_LISTER } from '../../domain/suspensions.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const reason = 'Takes money for homes that are not theirs';

let admin: string;
let lister: string;
const suspend = (user_id: string, by = admin) => as(by).suspensions.suspend({ user_id, reason });
const reinstate = (user_id: string) =>
  as(admin).suspensions.reinstate({ user_id, reason: 'A mistake of ours' });
const notices = async (userId: string) =>
  (await asOwner<{ event: string }>('select event from notifications where user_id = $1', [userId])).map(
    ({ event }) => event,
  );
const homesOf = (userId: string) =>
  asOwner('select listing_state, hidden_reason from properties where listed_by = $1 order by title', [
    userId,
  ]);

beforeEach(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  lister = await addPerson('Lal Lister', ['landlord']);
});

describe('suspending', () => {
  it('shuts the account, takes its homes out of sight, and says so to whom it concerns', async () => {
    const seeker = await addPerson('Sara Seeker');
    const home = await addHome(asOwner, lister, { title: 'A' });
    await addHome(asOwner, lister, { title: 'B', listing_state: 'draft' });
    await as(seeker).visits.request({
      property_id: home,
      visit_type: 'virtual',
      scheduled_date: addDays(services.today(), 3),
      slot: '17:00',
    });
    expect(await suspend(lister)).toMatchObject({ suspension: { reason, homes: 1, by: 'Vikram Admin' } });
    await expect(as(lister).account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await homesOf(lister)).toEqual([
      { listing_state: 'paused', hidden_reason: HIDDEN_WITH_LISTER },
      { listing_state: 'draft', hidden_reason: null },
    ]);
    expect(await notices(lister)).toContain('suspension.began');
    expect(await notices(seeker)).toContain('home.gone');
    expect(await as(admin).suspensions.get({ user_id: lister })).toMatchObject({ suspension: { reason } });
  });

  it('leaves a lease as it is, and tells the other side that it stands', async () => {
    const { landlord, tenant, lease } = await runningLease(test);
    await suspend(landlord);
    expect(await notices(tenant)).toContain('suspension.of-partner');
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({ state: 'active' });
  });

  it('is not done to oneself, to staff, or twice', async () => {
    const colleague = await addPerson('Uma Admin', ['admin']);
    const refused = (rule: string) => ({ data: { rule } });
    await expect(suspend(admin)).rejects.toMatchObject(refused('suspension.of-yourself'));
    await expect(suspend(colleague)).rejects.toMatchObject(refused('suspension.of-staff'));
    await suspend(lister);
    await expect(suspend(lister)).rejects.toMatchObject(refused('suspension.in-force'));
    expect(await asOwner('select from suspensions where user_id = $1', [lister])).toHaveLength(1);
  });

  it('is the office’s, with a fresh proof', async () => {
    const stranger = await addPerson('Sana Stranger', ['landlord']);
    await expect(suspend(lister, stranger)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as(null).suspensions.suspend({ user_id: lister, reason })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(suspend('019aa000-0000-7000-8000-000000000001')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(as(admin).suspensions.suspend({ user_id: lister, reason: ' ' })).rejects.toMatchObject({
      data: { errors: [{ field: 'reason' }] },
    });
  });
});

describe('giving an account back', () => {
  it('brings back the homes that left with it, and none that was hidden for its own sake', async () => {
    await addHome(asOwner, lister, { title: 'A' });
    const wrong = await addHome(asOwner, lister, { title: 'B', listing_state: 'paused' });
    await asOwner(`update properties set hidden_reason = 'A wrong photo' where id = $1`, [wrong]);
    await addHome(asOwner, lister, { title: 'C', listing_state: 'paused' });
    await suspend(lister);
    expect(await reinstate(lister)).toEqual({ suspension: null });
    expect(await homesOf(lister)).toEqual([
      { listing_state: 'published', hidden_reason: null },
      { listing_state: 'paused', hidden_reason: 'A wrong photo' },
      { listing_state: 'paused', hidden_reason: null },
    ]);
    await expect(reinstate(lister)).rejects.toMatchObject({ data: { rule: 'suspension.over' } });
    expect(await notices(lister)).toEqual(expect.arrayContaining(['suspension.began', 'suspension.ended']));
    const trail = await asOwner<{ action: string; reason: string }>(
      `select action, reason from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [lister],
    );
    expect(trail.map(({ action }) => action)).toEqual(['suspensions.suspend', 'suspensions.reinstate']);
  });
});
