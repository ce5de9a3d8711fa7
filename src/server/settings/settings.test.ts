import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grantAdmin } from '../../../tests/support/granted-admin.ts';
import { startServices } from '../../../tests/support/services.ts';
import { defaultSettings } from '../../domain/settings.ts';
import { readSettings } from '../lib/settings.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services } = test;
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');
const figures = { properties: '3.4K+', clients: '9K+' };

describe('settings', () => {
  it('are as they came until somebody changes them', async () => {
    const stored = await as(admin).settings.get();
    expect(stored.brokers).toEqual({
      value: { registration_fee: 500_000 },
      version: 0,
      updated_at: null,
      updated_by: null,
    });
    const { brokers, office, marketing } = defaultSettings;
    // PAN and TAN are for documents alone.
    const { pan: _, tan: _tan, state: _state, ...operator } = defaultSettings.operator;
    expect(await as(null).settings.published()).toEqual({ brokers, office, marketing, operator });
  });

  it('hold for everybody at once after a change, which says who made it', async () => {
    const saved = await as(admin).settings.update({ section: 'marketing', value: figures, version: 0 });
    expect(saved.marketing).toMatchObject({ value: figures, version: 1, updated_by: 'Vikram Admin' });
    expect((await as(null).settings.published()).marketing).toEqual(figures);
    expect((await readSettings(services)).marketing).toEqual(figures);
  });

  it('leave before and after in the audit trail', async () => {
    const { brokers } = await as(admin).settings.get();
    await as(admin).settings.update({
      section: 'brokers',
      value: { registration_fee: 750_000 },
      version: brokers.version,
    });
    expect(
      await asOwner(`select actor_id, subject_type, subject_id, before, after from audit_log
        where action = 'settings.update' order by id desc limit 1`),
    ).toEqual([
      {
        actor_id: admin,
        subject_type: 'settings',
        subject_id: 'brokers',
        before: { registration_fee: 500_000 },
        after: { registration_fee: 750_000 },
      },
    ]);
  });

  it('are not overwritten by somebody who read an older version', async () => {
    const change = { section: 'features', value: { activate_on_payment: true }, version: 0 } as const;
    const outcomes = await Promise.allSettled([
      as(admin).settings.update(change),
      as(admin).settings.update({ ...change, value: { activate_on_payment: false } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(as(admin).settings.update({ ...change, version: 7 })).rejects.toMatchObject({ status: 409 });
    expect((await as(admin).settings.get()).features.version).toBe(1);
  });

  it('keep the feature switches from people who are no administrators', async () => {
    expect(await as(null).settings.published()).not.toHaveProperty('features');
    await expect(as(asha).settings.get()).rejects.toMatchObject({ status: 403 });
    await expect(
      as(asha).settings.update({ section: 'features', value: { activate_on_payment: true }, version: 1 }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(as(null).settings.get()).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    ['value.registration_fee', { section: 'brokers', value: { registration_fee: 0 } }],
    ['value.registration_fee', { section: 'brokers', value: { registration_fee: 500_050 } }],
    ['value.registration_fee', { section: 'brokers', value: { registration_fee: 1_000_000_100 } }],
    ['value.email', { section: 'office', value: { email: 'nobody' } }],
    ['value.phone', { section: 'office', value: { phone: '12' } }],
    ['value.properties', { section: 'marketing', value: { properties: ' ', clients: '5K+' } }],
    ['value.clients', { section: 'marketing', value: { properties: '1K+', clients: 'a great many people' } }],
    ['value.activate_on_payment', { section: 'features', value: { activate_on_payment: 'yes' } }],
    ['section', { section: 'weather', value: {} }],
  ])('refuse a wrong %s: %o', async (field, change) => {
    const answer = as(admin).settings.update({ ...change, version: 0 } as never);
    await expect(answer).rejects.toMatchObject({ data: { errors: [{ field }] } });
  });

  it('take away a contact that was emptied', async () => {
    const value = { email: 'office@example.com', phone: '+91 80 4718 2200', address: ' ', hours: '' };
    const { office } = await as(admin).settings.update({ section: 'office', value, version: 0 });
    expect(office.value).toEqual({
      email: 'office@example.com',
      phone: '+918047182200',
      address: null,
      hours: null,
    });
  });
});

// security identity: A weaker safeguard needs a second administrator, and all administrators are told
describe('a weaker safeguard', () => {
  const safeguards = async (by = admin) => (await as(by).settings.get()).safeguards;
  const change = async (own: object, by = admin) => {
    const { value, version } = await safeguards();
    return (await as(by).settings.update({ section: 'safeguards', value: { ...value, ...own }, version }))
      .safeguards;
  };
  const requested = async (own: object) => {
    const { waiting } = await change(own);
    if (!waiting) throw new Error('Nothing waits');
    return waiting.id;
  };
  const refusal = (rule: string) => ({ code: 'RULE_BROKEN', data: { rule } });
  const noticesOf = (event: string) =>
    asOwner<{ user_id: string }>('select user_id from notifications where event = $1 order by user_id', [
      event,
    ]);
  let second: string;

  beforeEach(async () => {
    await asOwner(`delete from user_roles where role = 'admin' and user_id <> $1`, [admin]);
    await asOwner(`delete from settings where key = 'safeguards'`);
    await asOwner('delete from notifications');
    services.settings.forget();
    second = await addPerson('Sunita Second', ['admin']);
  });

  it.each([
    ['fewer hours before a changed account is paid', { account_hold_hours: 0 }],
    ['fewer hours before a staff role', { staff_delay_hours: 1 }],
    ['single-operator mode', { single_operator_reason: 'A family business with one administrator' }],
  ])('waits for a second administrator: %s', async (_, own) => {
    const before = (await safeguards()).value;
    const waiting = { value: { ...before, ...own }, requested_by: 'Vikram Admin', is_own: true };
    expect(await change(own)).toMatchObject({ value: before, version: 0, waiting });
    expect((await readSettings(services)).safeguards).toEqual(before);
    expect(await noticesOf('safeguards.requested')).toHaveLength(2);
    const id = (await safeguards(second)).waiting?.id ?? '';
    await expect(as(admin).settings.approve({ id })).rejects.toMatchObject(refusal('settings.own-change'));
    const approved = await as(second).settings.approve({ id });
    expect(approved.safeguards).toMatchObject({ value: { ...before, ...own }, version: 1, waiting: null });
    expect((await readSettings(services)).safeguards).toMatchObject(own);
    const [row] = await asOwner<{ after: object }>(
      `select after from audit_log where action = 'settings.update' order by id desc limit 1`,
    );
    expect(row?.after).toMatchObject({ ...own, requested_by: admin });
    expect(await noticesOf('safeguards.changed')).toHaveLength(2);
  });

  it('is approved as it was read: another request in between, or a stronger safeguard, ends it', async () => {
    const first = await requested({ account_hold_hours: 1 });
    await requested({ account_hold_hours: 0 });
    const over = refusal('settings.change-over');
    await expect(as(second).settings.approve({ id: first })).rejects.toMatchObject(over);
    const latest = (await safeguards()).waiting?.id ?? '';
    expect(await change({ account_hold_hours: 100 })).toMatchObject({ version: 1, waiting: null });
    await expect(as(second).settings.approve({ id: latest })).rejects.toMatchObject(over);
  });

  it('is declined by any administrator, and changes nothing', async () => {
    for (const by of [admin, second]) {
      const id = await requested({ account_hold_hours: 0 });
      expect((await as(by).settings.decline({ id })).safeguards).toMatchObject({ version: 0, waiting: null });
      await expect(as(second).settings.approve({ id })).rejects.toMatchObject(
        refusal('settings.change-over'),
      );
    }
  });

  it('is not approved by whom its requester made an administrator lately', async () => {
    const puppet = await addPerson('Prem Puppet');
    await grantAdmin(test, admin, puppet);
    const id = await requested({ account_hold_hours: 0 });
    await expect(as(puppet).settings.approve({ id })).rejects.toMatchObject(
      refusal('approval.not-a-second-person'),
    );
  });

  it('takes single-operator mode of a lone administrator, who may declare it', async () => {
    await asOwner(`delete from user_roles where user_id = $1`, [second]);
    await expect(change({ account_hold_hours: 0 })).rejects.toMatchObject(refusal('settings.alone'));
    const reason = 'A family business with one administrator';
    expect(await change({ single_operator_reason: reason })).toMatchObject({ version: 1, waiting: null });
    expect(await change({ account_hold_hours: 0 })).toMatchObject({ version: 2, waiting: null });
    const [row] = await asOwner<{ after: object }>(
      `select after from audit_log where action = 'settings.update' order by id desc limit 1`,
    );
    expect(row?.after).toMatchObject({ single_operator: reason });
  });
});

describe('the account for fees', () => {
  const account = { holder_name: 'Kiraya Homes', upi: 'fees@okbank', account_number: null, ifsc: null };
  const feeAccount = async (by = admin) => (await as(by).settings.get()).fee_account;
  const change = async (by = admin) =>
    (
      await as(by).settings.update({
        section: 'fee_account',
        value: account,
        version: (await feeAccount(by)).version,
      })
    ).fee_account;
  const notices = async (event: string) =>
    (await asOwner(`select from notifications where event = $1`, [event])).length;

  beforeEach(async () => {
    await asOwner(`delete from user_roles where role = 'admin' and user_id <> $1`, [admin]);
    await asOwner(`delete from settings where key in ('safeguards', 'fee_account')`);
    await asOwner('delete from notifications');
    services.settings.forget();
  });

  it('waits for a second administrator where there is one, and is paid to as before until then', async () => {
    const second = await addPerson('Sunita Second', ['admin']);
    expect(await change()).toMatchObject({
      value: { upi: null },
      version: 0,
      waiting: { value: account, requested_by: 'Vikram Admin', is_own: true },
    });
    expect((await readSettings(services)).fee_account.upi).toBeNull();
    expect(await notices('safeguards.fee-account-requested')).toBe(2);
    const id = (await feeAccount(second)).waiting?.id ?? '';
    await expect(as(admin).settings.approve({ id })).rejects.toMatchObject({
      data: { rule: 'settings.own-change' },
    });
    const approved = await as(second).settings.approve({ id });
    expect(approved.fee_account).toMatchObject({ value: account, version: 1, waiting: null });
    expect(await notices('safeguards.fee-account')).toBe(2);
    await expect(as(second).settings.approve({ id })).rejects.toMatchObject({
      data: { rule: 'settings.change-over' },
    });
  });

  it('is declined by any administrator, and stays as it was', async () => {
    const second = await addPerson('Sunita Second', ['admin']);
    const id = (await change()).waiting?.id ?? '';
    const declined = await as(second).settings.decline({ id });
    expect(declined.fee_account).toMatchObject({ value: { upi: null }, version: 0, waiting: null });
  });
});

describe('what is kept of them', () => {
  it('is asked for once, and again after somebody else changed it', async () => {
    services.settings.forget();
    const asked = vi.spyOn(services.database, 'asWorker');
    await Promise.all([readSettings(services), readSettings(services)]);
    expect(asked).toHaveBeenCalledTimes(1);
    await asOwner(
      `update settings set value = '{"properties": "7K+", "clients": "8K+"}' where key = 'marketing'`,
    );
    services.settings.forget();
    expect((await readSettings(services)).marketing.properties).toBe('7K+');
    asked.mockRestore();
  });

  it('holds while the database cannot be asked, and is asked for again after that', async () => {
    const before = await readSettings(services);
    services.settings.forget();
    const gone = vi.spyOn(services.database, 'asWorker').mockRejectedValue(new Error('no database'));
    expect(await readSettings(services)).toEqual(before);
    gone.mockRestore();
    await asOwner(
      `update settings set value = '{"properties": "6K+", "clients": "8K+"}' where key = 'marketing'`,
    );
    expect((await readSettings(services)).marketing.properties).toBe('6K+');
  });
});
