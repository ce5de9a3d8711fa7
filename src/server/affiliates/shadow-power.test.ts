import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affiliateMaker } from '../../../tests/support/affiliates.ts';
import { startServices } from '../../../tests/support/services.ts';

const testServices = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = testServices;
const join = affiliateMaker(testServices);
const admin = await addPerson('Meera Admin', ['admin']);

const rowsOf = (code: string) =>
  asOwner<{ position: number; amount: string }>(
    'select position, amount from shadow_power_properties where affiliate_id = $1 order by position',
    [code],
  );

describe('shadow power', () => {
  // spec 4: Shadow power: active above 0, replaced or made
  // spec 7: Upsert affiliate_shadow_power
  it('is given, replaced and ended, each time with its display rows and a row of the trail', async () => {
    const { code } = await join('Asha Rao');
    const set = (shadow_power_amount: number, notes?: string) =>
      as(admin).shadowPower.set({ affiliate_id: code, shadow_power_amount, notes });
    expect(await set(20_000_000, ' early ')).toMatchObject({
      shadow_power_amount: 20_000_000,
      is_active: true,
      notes: 'early',
      full_name: 'Asha Rao',
      created_by_admin_id: admin,
    });
    expect(await rowsOf(code)).toEqual([{ position: 1, amount: '20000000' }]);
    expect(await set(30_000_001)).toMatchObject({ shadow_power_amount: 30_000_001, notes: null });
    expect(await rowsOf(code)).toEqual([{ position: 1, amount: '30000001' }]);
    expect(await as(admin).shadowPower.remove({ affiliate_id: code })).toMatchObject({
      shadow_power_amount: 0,
      is_active: false,
    });
    expect(await rowsOf(code)).toEqual([]);
    const trail = await asOwner<{ action: string; before: unknown; after: unknown }>(
      'select action, before, after from audit_log where subject_id = $1 order by id',
      [code],
    );
    expect(trail.map((row) => [row.action, row.before, row.after])).toEqual([
      ['shadowPower.set', null, { amount: 20_000_000, notes: 'early' }],
      ['shadowPower.set', { amount: 20_000_000, notes: 'early' }, { amount: 30_000_001, notes: null }],
      ['shadowPower.remove', { amount: 30_000_001, notes: null }, { amount: 0, notes: null }],
    ]);
  });

  // spec 7: Read affiliate_shadow_power newest first
  it('is listed newest first; ended ones on request', async () => {
    const names = ['Listed One', 'Listed Two', 'Listed Three'];
    const codes: string[] = [];
    for (const name of names) codes.push((await join(name)).code);
    for (const affiliate_id of codes)
      await as(admin).shadowPower.set({ affiliate_id, shadow_power_amount: 100 });
    await as(admin).shadowPower.remove({ affiliate_id: codes[1] ?? '' });
    const active = await as(admin).shadowPower.list({ q: 'listed' });
    expect(active.items.map((one) => one.full_name)).toEqual(['Listed Three', 'Listed One']);
    const all = await as(admin).shadowPower.list({ q: 'listed', active: false, limit: 2 });
    expect(all).toMatchObject({ total: 3, items: [{ is_active: true }, { is_active: false }] });
    const rest = await as(admin).shadowPower.list({
      q: 'listed',
      active: false,
      cursor: all.next_cursor ?? '',
    });
    expect(rest.items.map((one) => one.full_name)).toEqual(['Listed One']);
  });

  it('is refused for nobody, for wrong amounts, and to others', async () => {
    const { code, userId } = await join('Refused');
    const set = (who: string, affiliate_id: string, shadow_power_amount: number) =>
      as(who).shadowPower.set({ affiliate_id, shadow_power_amount });
    await expect(set(admin, 'KRY-ZZZZZ', 100)).rejects.toMatchObject({ status: 404 });
    const bare = await join('Without Profile', { status: null });
    await expect(set(admin, bare.code, 100)).rejects.toMatchObject({ status: 404 });
    expect(await rowsOf(bare.code)).toEqual([]);
    await expect(as(admin).shadowPower.remove({ affiliate_id: code })).rejects.toMatchObject({ status: 404 });
    for (const amount of [-1, 0.5, 1e15])
      await expect(set(admin, code, amount)).rejects.toMatchObject({ status: 422 });
    await expect(set(userId, code, 100)).rejects.toMatchObject({ status: 403 });
    await expect(as(userId).shadowPower.list({})).rejects.toMatchObject({ status: 403 });
  });

  it('set twice at the same time leaves one amount and rows that sum to it', async () => {
    const { code } = await join('At Once');
    await Promise.all(
      [5, 7, 11, 13].map((n) => as(admin).shadowPower.set({ affiliate_id: code, shadow_power_amount: n })),
    );
    const [sums] = await asOwner<{ same: boolean }>(
      `select sum(p.amount) = max(s.shadow_power_amount) as same from affiliate_shadow_power s
        join shadow_power_properties p using (affiliate_id) where affiliate_id = $1`,
      [code],
    );
    expect(sums?.same).toBe(true);
  });
});

describe('add_shadow_power_virtual_properties', () => {
  // spec 7: add_shadow_power_virtual_properties(p_affiliate_id, p_shadow_amount, p_property_count)
  it('sums to the amount exactly, in as many rows as asked or as there are paise', async () => {
    const { code } = await join('Summed');
    const amounts = fc.integer({ min: 0, max: 10 ** 13 });
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 1, max: 60 }), async (amount, count) => {
        await asOwner('select add_shadow_power_virtual_properties($1, $2, $3)', [code, amount, count]);
        const rows = await rowsOf(code);
        expect(rows.reduce((sum, row) => sum + Number(row.amount), 0)).toBe(amount);
        expect(rows).toHaveLength(Math.min(count, amount));
      }),
      {
        numRuns: 40,
        examples: [
          [0, 1],
          [1, 60],
          [59, 60],
        ],
      },
    );
  });

  it('refuses wrong amounts, counts and people', async () => {
    const { code } = await join('Wrong');
    const call = (id: string, amount: number, count: number) =>
      asOwner('select add_shadow_power_virtual_properties($1, $2, $3)', [id, amount, count]);
    await expect(call(code, -1, 1)).rejects.toThrow('shadow-power.out-of-range');
    await expect(call(code, 1, 0)).rejects.toThrow('shadow-power.out-of-range');
    await expect(call('KRY-ZZZZZ', 1, 1)).rejects.toThrow('affiliate.unknown');
  });
});
