import { describe, expect, it, vi } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { defaultSettings } from '../../domain/settings.ts';
import { readSettings } from '../lib/settings.ts';

const { as, asOwner, addPerson, services } = await startServices();
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');
const figures = { properties: '3.4K+', clients: '9K+' };

describe('settings', () => {
  it('are as they came until somebody changes them', async () => {
    const kept = await as(admin).settings.get();
    expect(kept.brokers).toEqual({
      value: { registration_fee: 500_000 },
      version: 0,
      updated_at: null,
      updated_by: null,
    });
    const { brokers, office, marketing } = defaultSettings;
    expect(await as(null).settings.published()).toEqual({ brokers, office, marketing });
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
