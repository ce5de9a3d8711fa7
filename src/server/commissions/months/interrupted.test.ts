import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../../tests/support/months.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { writtenBy } from '../../../../tests/support/written-months.ts';
import { closeMonth } from './close.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, urls } = test;
const arranged = await arrangeMonths(test);
const NOW = '2026-01-15T12:00:00+05:30';
const close = (month: string, onStep?: (stage: string) => Promise<void>) =>
  closeMonth({ urls, month, now: NOW, requestedBy: null, ...(onStep && { onStep }) });

const written = writtenBy(asOwner);

beforeAll(async () => {
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  for (const month of ['2025-08', '2025-09']) {
    await arranged.paid('B', month, 3, `${month}-05T10:00:00+05:30`);
    await arranged.paid('A', month, 3, `${month}-05T10:00:00+05:30`);
  }
});

describe('things at once', () => {
  it('closes once when two closes begin together', async () => {
    const results = await Promise.all([close('2025-08'), close('2025-08')]);
    expect(results.sort()).toEqual(['already-closed', 'closed']);
    expect(await written('2025-08')).toMatchObject({
      nodes: 2,
      unbalanced: 0,
      notCarried: 0,
      notPosted: 0,
      closed: 1,
    });
  });

  it('counts a payment that is reversed while its month closes, and takes it back in the next', async () => {
    const payment = await arranged.paid('B', '2025-09', 2, '2025-09-06T10:00:00+05:30');
    await close('2025-09', async (stage) => {
      if (stage === 'read') await arranged.backToPending(payment, '2025-10-20T10:00:00+05:30');
    });
    const sums = async () =>
      asOwner(
        `select to_char(month_year, 'YYYY-MM') as month, kind, sum(amount)::int as amount
           from managed_rental_commissions where payment_id = $1 group by 1, 2 order by 1`,
        [payment],
      );
    const [counted] = await sums();
    expect(counted).toMatchObject({ month: '2025-09', kind: 'regular' });
    await close('2025-10');
    expect(await sums()).toEqual([
      counted,
      { month: '2025-10', kind: 'reversal', amount: -(counted as { amount: number }).amount },
    ]);
  });

  it('leaves the month open and says why when the tree has a circle', async () => {
    await asOwner('set session_replication_role = replica');
    await asOwner(`update affiliate_registrations set sponsor_id = 'B' where affiliate_id = 'A'`);
    await asOwner('set session_replication_role = origin');
    await expect(close('2025-11')).rejects.toMatchObject({ code: 'commission.sponsor-cycle' });
    expect(await asOwner(`select state, failure from commission_months where month = '2025-11-01'`)).toEqual([
      { state: 'open', failure: expect.stringContaining('commission.sponsor-cycle') },
    ]);
  });
});
