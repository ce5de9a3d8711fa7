import { beforeAll, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';
import { chainAll } from './audit-jobs.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const today = dateInIndia(new Date().toISOString());

let admin: string;
let other: string;
let asha: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  other = await addPerson('Uma Admin', ['admin']);
  asha = await addPerson('Asha Rao');
  await as(admin).roles.assign({ userId: asha, role: 'broker' });
  await as(other).roles.assign({ userId: asha, role: 'tenant' });
  await as(other).roles.remove({ userId: asha, role: 'tenant' });
});

describe('audit.list', () => {
  it('shows acts with who, what, to whom, before and after, newest first', async () => {
    const { items, next_cursor } = await as(admin).audit.list({});
    expect(items.map(({ action }) => action)).toEqual(['roles.remove', 'roles.assign', 'roles.assign']);
    expect(items[0]).toMatchObject({
      id: 3,
      actor: { user_id: other, full_name: 'Uma Admin' },
      subject_type: 'user',
      subject_id: asha,
      subject_name: 'Asha Rao',
      before: { roles: ['broker', 'tenant'] },
      after: { roles: ['broker'] },
      request_id: 'test',
      address: '192.0.2.1',
    });
    expect(next_cursor).toBeNull();
  });

  it('filters by actor, action, subject and days', async () => {
    const count = async (filters: Parameters<ReturnType<typeof as>['audit']['list']>[0]) =>
      (await as(admin).audit.list(filters)).items.length;
    expect(await count({ actor: other })).toBe(2);
    expect(await count({ action: 'roles.assign' })).toBe(2);
    expect(await count({ action: 'roles' })).toBe(3);
    expect(await count({ action: 'role' })).toBe(0);
    expect(await count({ subject: asha })).toBe(3);
    expect(await count({ subject: admin })).toBe(0);
    expect(await count({ from: today, until: today })).toBe(3);
    expect(await count({ from: addDays(today, 1) })).toBe(0);
    expect(await count({ until: addDays(today, -1) })).toBe(0);
  });

  it('finds what a person did and what was their matter', async () => {
    const idsOf = async (person: string, own: object = {}) =>
      (await as(admin).audit.list({ person, ...own })).items.map(({ id }) => id);
    expect(await idsOf(asha)).toEqual([3, 2, 1]);
    expect(await idsOf(other)).toEqual([3, 2]);
    expect(await idsOf(admin)).toEqual([1]);
    expect(await idsOf(asha, { action: 'roles.remove' })).toEqual([3]);
    const first = await as(admin).audit.list({ person: asha, limit: 2 });
    expect(await idsOf(asha, { limit: 2, cursor: first.next_cursor ?? '' })).toEqual([1]);
  });

  it('pages by the last entry seen', async () => {
    const first = await as(admin).audit.list({ limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([3, 2]);
    const second = await as(admin).audit.list({ limit: 2, cursor: first.next_cursor ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual([1]);
    expect(second.next_cursor).toBeNull();
  });

  it('refuses what it cannot read', async () => {
    await expect(as(admin).audit.list({ from: today, until: addDays(today, -1) })).rejects.toMatchObject({
      status: 422,
    });
    await expect(as(admin).audit.list({ action: 'drop table' })).rejects.toMatchObject({ status: 422 });
    await expect(as(admin).audit.list({ cursor: 'bm9uZQ' })).rejects.toMatchObject({ status: 422 });
  });
});

describe('audit.verify', () => {
  it('proves the chain, and names the first entry that was changed behind its back', async () => {
    expect(await as(admin).audit.verify()).toMatchObject({ rows: 0, waiting: 3, first_broken: null });
    await chainAll(services);
    expect(await as(admin).audit.verify()).toMatchObject({
      rows: 3,
      waiting: 0,
      unproven: 0,
      missing: 0,
      first_broken: null,
    });
    await asOwner('alter table audit_log disable trigger user');
    await asOwner(`update audit_log set reason = 'forged' where id = 2`);
    await asOwner('alter table audit_log enable trigger user');
    expect(await as(admin).audit.verify()).toMatchObject({ rows: 3, first_broken: 2 });
  });
});

describe('who may', () => {
  it('administrators only', async () => {
    await expect(as(asha).audit.list({})).rejects.toMatchObject({ status: 403 });
    await expect(as(asha).audit.verify()).rejects.toMatchObject({ status: 403 });
    await expect(as(null).audit.list({})).rejects.toMatchObject({ status: 401 });
    await expect(as(null).audit.verify()).rejects.toMatchObject({ status: 401 });
  });
});
