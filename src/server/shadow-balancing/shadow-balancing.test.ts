import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const admin = await addPerson('Meera Admin', ['admin']);
const today = dateInIndia(new Date().toISOString());
const day = (days: number) => addDays(today, days);
const NOBODY = '01900000-0000-7000-8000-000000000000';

let broker: string;
let userId: string;

beforeEach(async () => {
  userId = await addPerson('Farhan Qureshi', ['broker']);
  const [row] = await asOwner<{ id: string }>(
    'insert into brokers (user_id, name) values ($1, $2) returning id',
    [userId, 'Farhan Qureshi'],
  );
  broker = row?.id ?? '';
});

const enable = (own: object = {}) =>
  as(admin).shadowBalancing.configure({
    broker_id: broker,
    enabled: true,
    start_date: today,
    end_date: day(180),
    reason: 'Early adopter incentive',
    ...own,
  });

const refused = (rule: string, field: string) => ({
  code: 'RULE_BROKEN',
  data: { rule: `shadow-balancing.${rule}`, field },
});

describe('a grant', () => {
  // spec 3: shadow_balancing_audit with the broker’s name
  // spec 7: Read shadow_balancing_audit newest first, 50
  it('is enabled, modified and disabled, and the register says so, newest first', async () => {
    expect(await enable()).toMatchObject({
      action: 'enabled',
      broker: { shadow_balancing_start_date: today, shadow_balancing_end_date: day(180) },
    });
    const changed = await enable({ start_date: day(30), end_date: day(183), reason: ' Longer ' });
    expect(changed).toMatchObject({
      action: 'modified',
      broker: { shadow_balancing_start_date: today, shadow_balancing_reason: 'Longer' },
    });
    const ended = await as(admin).shadowBalancing.configure({ broker_id: broker, enabled: false });
    expect(ended).toMatchObject({
      action: 'disabled',
      broker: {
        shadow_balancing_enabled: false,
        shadow_balancing_start_date: null,
        shadow_balancing_end_date: null,
        shadow_balancing_reason: null,
      },
    });
    const { items } = await as(admin).shadowBalancing.listAudit({ limit: 3 });
    expect(items).toMatchObject([
      {
        action: 'disabled',
        reason: null,
        end_date: null,
        previous_end_date: day(183),
        broker_name: 'Farhan Qureshi',
      },
      { action: 'modified', reason: 'Longer', end_date: day(183), previous_end_date: day(180) },
      { action: 'enabled', start_date: today, previous_end_date: null, admin_user_id: admin },
    ]);
    const trail = await asOwner('select action, reason from audit_log where subject_id = $1 order by id', [
      broker,
    ]);
    expect(trail).toHaveLength(3);
  });

  it('that is running keeps its start, however long ago', async () => {
    await asOwner(
      `update brokers set shadow_balancing_enabled = true, shadow_balancing_start_date = $2, shadow_balancing_end_date = $3,
        shadow_balancing_reason = 'x' where id = $1`,
      [broker, day(-100), day(-5)],
    );
    expect(await enable({ end_date: day(83) })).toMatchObject({
      action: 'modified',
      broker: { shadow_balancing_start_date: day(-100) },
    });
    await expect(enable({ end_date: day(84) })).rejects.toMatchObject(refused('too-long', 'end_date'));
  });

  it('breaks rules at the field', async () => {
    await expect(enable({ start_date: day(-1) })).rejects.toMatchObject(
      refused('start-in-past', 'start_date'),
    );
    await expect(enable({ end_date: day(-1) })).rejects.toMatchObject(
      refused('end-before-start', 'end_date'),
    );
    await expect(enable({ end_date: day(184) })).rejects.toMatchObject(refused('too-long', 'end_date'));
    await expect(enable({ reason: ' ' })).rejects.toMatchObject(refused('reason-missing', 'reason'));
    await expect(enable({ enabled: false })).rejects.toMatchObject(refused('already-disabled', 'enabled'));
    await expect(enable({ start_date: '2026-02-30' })).rejects.toMatchObject({ status: 422 });
    await expect(enable({ broker_id: NOBODY })).rejects.toMatchObject({ status: 404 });
  });

  // spec 7: Write shadow balancing and its audit
  it('twice at the same time is enabled once and then modified', async () => {
    const actions = await Promise.all([enable(), enable({ end_date: day(90) })]);
    expect(actions.map(({ action }) => action).sort()).toEqual(['enabled', 'modified']);
  });

  // spec 4: Shadow balancing uses the stronger leg for the rank alone, six months at most, administrators only, with its register
  it('is a matter for administrators', async () => {
    for (const who of [userId, await addPerson('Stranger')]) {
      const { shadowBalancing } = as(who);
      await expect(shadowBalancing.configure({ broker_id: broker, enabled: false })).rejects.toMatchObject({
        status: 403,
      });
      await expect(shadowBalancing.listBrokers({})).rejects.toMatchObject({ status: 403 });
      await expect(shadowBalancing.listAudit({})).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('brokers', () => {
  // spec 7: Read brokers by name; one by user_id
  it('are listed by name, page by page, and found by part of it', async () => {
    for (const name of ['Zed Homes', 'Able Homes', 'Mid Homes', 'Able Homes']) {
      await asOwner('insert into brokers (name) values ($1)', [name]);
    }
    const first = await as(admin).shadowBalancing.listBrokers({ q: 'homes', limit: 3 });
    const second = await as(admin).shadowBalancing.listBrokers({
      q: 'homes',
      limit: 3,
      cursor: first.next_cursor ?? '',
    });
    expect([...first.items, ...second.items].map((one) => one.name)).toEqual([
      'Able Homes',
      'Able Homes',
      'Mid Homes',
      'Zed Homes',
    ]);
    expect([first.total, second.next_cursor]).toEqual([4, null]);
  });
});
