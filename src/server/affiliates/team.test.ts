import { beforeAll, describe, expect, it } from 'vitest';
import { affiliateMaker, type TestAffiliate } from '../../../tests/support/affiliates.ts';
import { storePlan } from '../../../tests/support/months.ts';
import { startServices } from '../../../tests/support/services.ts';

const testServices = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = testServices;
const join = affiliateMaker(testServices);
const admin = await addPerson('Meera Admin', ['admin']);

let root: TestAffiliate;
let leader: TestAffiliate;
let left: TestAffiliate;
let deep: TestAffiliate;
let neighbour: TestAffiliate;

beforeAll(async () => {
  root = await join('Root Nair');
  leader = await join('Leader Nair', { sponsor: root });
  left = await join('Left Nair', { sponsor: leader, status: 'pending' });
  await join('Right Pillai', { sponsor: leader, status: null });
  deep = await join('Deep Nair', { sponsor: left, status: 'suspended' });
  neighbour = await join('Neighbour Nair', { sponsor: root });
});

const names = (answer: { items: { full_name: string }[] }) => answer.items.map((one) => one.full_name);

describe('the team', () => {
  // security access: Affiliates see names and totals of their team, no contacts and no earnings
  it('shows direct recruits in the order they joined, page by page, and nothing but name, standing and totals', async () => {
    const first = await as(leader.userId).team.children({ limit: 1 });
    const second = await as(leader.userId).team.children({ limit: 1, cursor: first.next_cursor ?? '' });
    expect([...names(first), ...names(second)]).toEqual(['Left Nair', 'Right Pillai']);
    expect([first.total, second.next_cursor]).toEqual([2, null]);
    expect(first.items[0]).toEqual({
      affiliate_id: left.code,
      full_name: 'Left Nair',
      status: 'pending',
      joined_at: expect.any(String),
      sponsor_id: leader.code,
      recruits: 1,
      // The only one below is suspended: shown in the tree, and not counted.
      counted: 0,
      rank: null,
      personal: null,
      team: null,
    });
    expect(names(await as(leader.userId).team.children({ affiliate_id: left.code }))).toEqual(['Deep Nair']);
  });

  it('is found by part of the name or by code, below oneself only', async () => {
    const search = (who: string, q: string, affiliate_id?: string) =>
      as(who).team.search({ q, affiliate_id });
    expect(names(await search(leader.userId, 'nair')).sort()).toEqual(['Deep Nair', 'Left Nair']);
    expect(names(await search(leader.userId, 'nair', left.code))).toEqual(['Deep Nair']);
    expect(names(await search(leader.userId, deep.code.toLowerCase()))).toEqual(['Deep Nair']);
    expect(names(await search(leader.userId, root.code))).toEqual([]);
    expect(names(await search(leader.userId, neighbour.code))).toEqual([]);
    expect(names(await search(leader.userId, 'nobody at all'))).toEqual([]);
    expect(await as(root.userId).team.search({ q: 'nair', limit: 2 })).toMatchObject({ more: true });
  });

  it('grew month by month, without gaps, by whoever stands in it now', async () => {
    const grower = await join('Grower Das');
    for (const [name, at] of [
      ['Early Das', '2026-03-31T20:00:00Z'],
      ['Later Das', '2026-06-10T10:00:00Z'],
    ] as const) {
      const { code } = await join(name, { sponsor: grower });
      await asOwner('update affiliate_registrations set created_at = $2 where affiliate_id = $1', [code, at]);
    }
    const { items } = await as(grower.userId).team.growth();
    // In India 31 March 20:00 UTC is already April.
    expect(items.slice(0, 4)).toEqual([
      { month: '2026-04', joined: 1, people: 1 },
      { month: '2026-05', joined: 0, people: 1 },
      { month: '2026-06', joined: 1, people: 2 },
      { month: '2026-07', joined: 0, people: 2 },
    ]);
    expect(items.at(-1)?.people).toBe(2);
    expect((await as(neighbour.userId).team.growth()).items).toMatchObject([{ joined: 0, people: 0 }]);
  });

  it('counts active and pending people alone, whoever has no profile among them', async () => {
    const counter = await join('Counter Das');
    for (const status of ['active', 'pending', 'suspended', 'terminated', null] as const)
      await join(`Counted ${status}`, { sponsor: counter, status });
    expect((await as(counter.userId).team.path({ affiliate_id: counter.code })).items).toMatchObject([
      { recruits: 5, counted: 3 },
    ]);
    expect((await as(counter.userId).team.growth()).items.at(-1)?.people).toBe(3);
  });

  it('says the way down to a person, from oneself', async () => {
    expect(names(await as(leader.userId).team.path({ affiliate_id: deep.code }))).toEqual([
      'Leader Nair',
      'Left Nair',
      'Deep Nair',
    ]);
    expect(names(await as(admin).team.path({ affiliate_id: deep.code }))[0]).toBe('Root Nair');
  });

  // security access: Affiliates see names and totals of their team, no contacts and no earnings … and nothing of other teams
  it('of a neighbour, of those above and of nobody does not exist', async () => {
    const { team } = as(neighbour.userId);
    for (const affiliate_id of [left.code, root.code, 'KRY-ZZZZZ']) {
      await expect(team.children({ affiliate_id })).rejects.toMatchObject({ status: 404 });
      await expect(team.search({ affiliate_id, q: 'nair' })).rejects.toMatchObject({ status: 404 });
      await expect(team.path({ affiliate_id })).rejects.toMatchObject({ status: 404 });
    }
    expect(names(await team.children({}))).toEqual([]);
  });

  it('is nothing for a stranger, and nobody’s for an administrator who names none', async () => {
    const stranger = await addPerson('Stranger');
    await expect(as(stranger).team.children({})).rejects.toMatchObject({ status: 403 });
    await expect(as(admin).team.children({})).rejects.toMatchObject({ status: 404 });
    await expect(as(leader.userId).team.search({ q: 'na' })).rejects.toMatchObject({ status: 422 });
  });

  it('walks down the team when a name is so frequent that following each up would take long', async () => {
    await asOwner(
      `insert into affiliate_registrations (affiliate_id, full_name, sponsor_id)
       select 'X-' || n, 'Frequent Name', case when n % 2 = 0 then $1 else $2 end from generate_series(1, 1700) n`,
      [neighbour.code, leader.code],
    );
    const found = await as(neighbour.userId).team.search({ q: 'frequent', limit: 100 });
    expect(found.more).toBe(true);
    expect(new Set(found.items.map((one) => one.sponsor_id))).toEqual(new Set([neighbour.code]));
    expect(names(await as(left.userId).team.search({ q: 'frequent' }))).toEqual([]);
  });
});

describe('totals', () => {
  // spec 7: Read the latest metrics of an affiliate
  it('are those of the last closed month', async () => {
    await storePlan(asOwner);
    await asOwner(
      `insert into commission_months (month, state, plan_version, run_id, read_at, closed_at, input_hash, output_hash)
       values ('2026-09-01', 'closed', '2.0', uuidv7(), now(), now(), '\\x01', '\\x01')`,
    );
    await asOwner(
      `create table months.nodes_test partition of commission_nodes for values in ('2026-09-01')`,
    );
    await asOwner(
      `insert into commission_nodes (affiliate_id, month, position, status, mode, shadow_power, is_granted, personal, team,
         largest_leg, primary_stream, growth_stream, qualifying, rank, rate_bp, earned, held)
       values ($1, '2026-09-01', 0, 'active', 'balanced', 0, false, 100, 300, 200, 150, 150, 150, 'Starter', 1000, 7, 0)`,
      [left.code],
    );
    const { items } = await as(leader.userId).team.children({});
    expect(items[0]).toMatchObject({ rank: 'Starter', personal: 100, team: 300 });
    expect(items[0]).not.toHaveProperty('earned');
    expect(items[1]).toMatchObject({ rank: null, team: null });
  });
});
