import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const checker = await addPerson('Farah Checker', ['finance_checker']);
const maker = await addPerson('Mohan Maker', ['finance_maker']);

beforeEach(async () => {
  await asOwner('delete from commission_holds');
  await asOwner(`insert into commission_holds (affiliate_id, month, amount, status, outcome, outcome_month) values
    ('KRY-ASHA1', '2026-07-01', 50400, 'pending', null, null), ('KRY-ASHA1', '2026-08-01', 16800, 'pending', null, null),
    ('KRY-OMDAS', '2026-08-01', 9900, 'suspended', null, null), ('KRY-ENDED', '2026-08-01', 7700, 'pending', 'lapsed', '2026-09-01')`);
});

const decisions = async () =>
  (
    await asOwner<{ one: string; decision: string | null }>(
      `select to_char(month, 'YYYY-MM') || ' ' || affiliate_id as one, decision from commission_holds order by 1`,
    )
  ).map(({ one, decision }) => [one, decision]);
const release = { decision: 'released', reason: 'Papers are complete', after: null } as const;

describe('held amounts', () => {
  it('are decided together, each written down; those that ended stay', async () => {
    expect((await as(checker).commissions.listHolds({})).total).toBe(3);
    expect(await as(checker).commissions.decideHolds(release)).toEqual({ done: 3, refused: [], next: null });
    expect(await decisions()).toEqual([
      ['2026-07 KRY-ASHA1', 'released'],
      ['2026-08 KRY-ASHA1', 'released'],
      ['2026-08 KRY-ENDED', null],
      ['2026-08 KRY-OMDAS', 'released'],
    ]);
    const trail = await asOwner(
      `select before, after, reason from audit_log where subject_id = 'KRY-ASHA1 2026-07' and action = 'commissions.decideHold'`,
    );
    expect(trail).toEqual([
      {
        before: { decision: null },
        after: { decision: 'released', amount: 50_400 },
        reason: 'Papers are complete',
      },
    ]);
    expect(await as(checker).commissions.decideHolds(release)).toMatchObject({ done: 0 });
  });

  it('of those named; what ended meanwhile is counted with the rule', async () => {
    const ids = ['2026-08 KRY-OMDAS', '2026-08 KRY-ENDED'];
    expect(await as(checker).commissions.decideHolds({ ...release, decision: 'lapsed', ids })).toEqual({
      done: 1,
      refused: [{ rule: 'hold.ended', count: 1 }],
      next: null,
    });
    expect((await decisions()).filter(([, decision]) => decision !== null)).toEqual([
      ['2026-08 KRY-OMDAS', 'lapsed'],
    ]);
  });

  it('begin after the batch before', async () => {
    await as(checker).commissions.decideHolds({ ...release, after: '2026-08 KRY-ASHA1' });
    expect((await decisions()).filter(([, decision]) => decision !== null)).toEqual([
      ['2026-08 KRY-OMDAS', 'released'],
    ]);
  });

  it('are decided by those who check, and nobody else', async () => {
    await expect(as(maker).commissions.decideHolds(release)).rejects.toMatchObject({ status: 403 });
    await expect(as(null).commissions.decideHolds(release)).rejects.toMatchObject({ status: 401 });
    expect((await decisions()).every(([, decision]) => decision === null)).toBe(true);
  });
});
