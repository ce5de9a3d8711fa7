import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkBooksClose,
  isOwnAccount,
  ledgers,
  type OwnEntry,
  ownAccounts,
  tallyXml,
  trialSums,
} from './books.ts';

const close: OwnEntry = {
  id: '019b0000-0000-7000-8000-000000000001',
  kind: 'commission_close',
  on: '2026-10-31',
  reason: null,
  late_for: null,
  lines: [
    { account: 'commission_expense', amount: 100_005 },
    { account: 'commission_payable', amount: -100_005 },
  ],
};

describe('the books for an accountant', () => {
  it('knows the operator’s accounts from those of leases', () => {
    expect(isOwnAccount('commission_bank')).toBe(true);
    expect(isOwnAccount('rent_receivable')).toBe(false);
  });

  it.each([
    ['2026-10', '2026-11-01', null, null],
    ['2026-10', '2026-10-31', null, 'books.month-not-over'],
    ['2026-10', '2026-11-01', '2026-10', 'books.month-closed'],
    ['2026-08', '2026-11-01', '2026-09', 'books.month-closed'],
    ['2026-10', '2026-11-01', '2026-08', null],
  ])('closes %s on %s after %s: %s', (month, today, closed, refused) => {
    const close = () => checkBooksClose(month, today, closed);
    if (refused) expect(close).toThrow(expect.objectContaining({ code: refused }));
    else expect(close).not.toThrow();
  });

  it('names each ledger once', () => {
    const names = ownAccounts.map((account) => ledgers[account].name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('writes a debit as Tally does: deemed positive, with a negative amount', () => {
    const xml = tallyXml([close]);
    expect(xml).toContain(
      `<VOUCHER REMOTEID="${close.id}" VCHTYPE="Journal" ACTION="Create"><DATE>20261031</DATE>`,
    );
    expect(xml).toContain(
      '<LEDGERNAME>Commission to affiliates</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-1000.05</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Commission owed to affiliates</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>1000.05</AMOUNT>',
    );
    expect(xml).toContain('<PARENT>Direct Expenses</PARENT>');
    expect(xml).not.toContain('GST payable');
  });

  it('keeps a reason that looks like markup a text, and leaves out what XML does not know', () => {
    const xml = tallyXml([{ ...close, reason: 'A & B <b>\u0007“₹5”</b>' }]);
    expect(xml).toContain('<NARRATION>commission close: A &amp; B &lt;b&gt;“₹5”&lt;/b&gt;</NARRATION>');
  });

  it('sums to zero whatever balanced entries are in it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1 }), (amounts) => {
        const rows = amounts.flatMap((amount) => [
          { opening: amount, debit: amount, credit: 0 },
          { opening: -amount, debit: 0, credit: amount },
        ]);
        const sums = trialSums(rows);
        expect([sums.opening, sums.closing, sums.debit - sums.credit]).toEqual([0, 0, 0]);
      }),
    );
  });
});
