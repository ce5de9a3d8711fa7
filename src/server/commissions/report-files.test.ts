import { beforeAll, describe, expect, it } from 'vitest';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, urls } = test;
const arranged = await arrangeMonths(test);
const rupees = (amount: number) => formatRupeesExact(paise(amount));

let asha: string;
let stranger: string;

// A above B: in May enough for tax, in June a late rent of May beside the month's own.
beforeAll(async () => {
  asha = await addPerson('Asha Rao');
  stranger = await addPerson('Sita Rao');
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  await asOwner(
    `update affiliate_registrations set user_id = $1, full_name = 'आशा राव' where affiliate_id = 'A'`,
    [asha],
  );
  await arranged.paid('A', '2026-05', 30, '2026-05-05T10:00:00+05:30');
  await arranged.paid('B', '2026-05', 2.37, '2026-05-05T10:00:00+05:30');
  await arranged.paid('B', '2026-05', 1, '2026-06-12T10:00:00+05:30');
  await arranged.paid('A', '2026-06', 1, '2026-06-05T10:00:00+05:30');
  await closeMonth({ urls, month: '2026-05', now: '2026-06-11T10:00:00+05:30', requestedBy: null });
  await closeMonth({ urls, month: '2026-06', now: '2026-07-11T10:00:00+05:30', requestedBy: null });
});

const ledger = async (where: string) => {
  const [row] = await asOwner<{ credited: number; net: number; tax: number }>(
    `select coalesce(-sum(payable) filter (where kind <> 'tax'), 0)::float8 as credited, -sum(payable)::float8 as net,
        -sum(tds)::float8 as tax from ledger_entries where affiliate_id = 'A' and ${where}`,
  );
  if (!row) throw new Error('The ledger has nothing of A');
  return row;
};
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const latinIn = (text = '') => [...new Set(text.match(/[a-z]+/gi))].sort();
const amountsIn = (text = '') => text.match(/₹[\d,.]+/g) ?? [];
const csvOf = async (file: File) => (await file.text()).replace('\ufeff', '').split('\r\n');

describe('a statement as a file', () => {
  it('has in its PDF the sums of the ledger, and every line with its amount', async () => {
    for (const month of ['2026-05', '2026-06']) {
      const file = await as(asha).commissions.statementFile({ month, format: 'pdf' });
      expect([file.name, file.type]).toEqual([`kiraya-statement-A-${month}.pdf`, 'application/pdf']);
      const lines = await pdfLines(await bytesOf(file));
      const { net, tax } = await ledger(`month = '${month}-01'`);
      expect(lines).toContain(`Net for the month ${rupees(net)} ${rupees(0)} ${rupees(tax)}`);
      const { items } = await as(asha).commissions.listMine({ month });
      const shown = lines.filter((line) => line.startsWith('A home'));
      expect(shown).toHaveLength(items.length);
      for (const { amount, rvl } of items) {
        expect(shown.some((line) => line.includes(rupees(rvl)) && line.endsWith(rupees(amount)))).toBe(true);
      }
      const sum = items.reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(net + tax);
    }
  });

  it('says what months before it deducted, so that rate, total and tax add up', async () => {
    const [may, june] = [
      await as(asha).commissions.statementMine({ month: '2026-05' }),
      await as(asha).commissions.statementMine({ month: '2026-06' }),
    ];
    const before = (await ledger(`month = '2026-05-01'`)).tax;
    expect(before).toBeGreaterThan(0);
    expect([may.tax_before, june.tax_before]).toEqual([0, before]);
    // Without a PAN 20% of all that the year credited so far.
    const { credited } = await ledger(`posted_on >= '2026-04-01'`);
    const tax = june.postings.reduce((sum, posting) => sum + posting.tax, 0);
    expect(Math.round(credited / 500) * 100 - june.tax_before).toBe(tax);
    const file = await as(asha).commissions.statementFile({ month: '2026-06', format: 'pdf' });
    const text = (await pdfLines(await bytesOf(file))).join(' ');
    expect(text).toContain(`less ${rupees(before)} deducted in months before`);
    const year = await as(asha).commissions.taxFile({ financial_year: '2026-27', format: 'pdf' });
    expect((await pdfLines(await bytesOf(year))).join(' ')).toContain(`less ${rupees(before)}`);
  });

  it('says which lines are late, and names in Devanagari', async () => {
    const file = await as(asha).commissions.statementFile({ month: '2026-06', format: 'pdf' });
    const lines = await pdfLines(await bytesOf(file));
    expect(lines.some((line) => line.includes('late, rent of'))).toBe(true);
    expect(lines.join('\n')).toContain('आशा राव');
  });

  it('is in Hindi for whoever reads Hindi, with the same amounts', async () => {
    const inBoth = await Promise.all(
      (['en', 'hi'] as const).map(async (language) => {
        const asked = { month: '2026-06', format: 'pdf', language } as const;
        return pdfLines(await bytesOf(await as(asha).commissions.statementFile(asked)));
      }),
    );
    const [english, hindi] = inBoth.map((lines) => lines.join('\n'));
    // A word that is drawn in the order of its letters.
    for (const words of ['रकम', 'महीने', 'आशा राव', 'RVL']) expect(hindi).toContain(words);
    // The section of the tax stays as it was posted: 393(1) Sl. 1(ii).
    expect(latinIn(hindi)).toEqual(['A', 'B', 'Kiraya', 'RVL', 'Sl', 'Starter', 'TDS', 'ii']);
    expect(amountsIn(hindi)).toEqual(amountsIn(english));
    expect(amountsIn(hindi).length).toBeGreaterThan(10);
  });

  it('is a table for spreadsheets whose amounts sum to the same', async () => {
    const [head, ...rows] = await csvOf(
      await as(asha).commissions.statementFile({ month: '2026-05', format: 'csv' }),
    );
    expect(head).toBe(
      'Home,Credited to,Affiliate id,Kind,Rent of,RVL,Base,Level,Own rate %,Paid below %,Amount,Status',
    );
    const sum = rows.reduce((total, row) => total + Math.round(Number(row.split(',').at(-2)) * 100), 0);
    expect(sum).toBe((await ledger(`month = '2026-05-01'`)).credited);
  });

  it('is not there for a month that is open, nor for strangers', async () => {
    for (const [who, month] of [
      [asha, '2026-07'],
      [stranger, '2026-05'],
    ] as const) {
      await expect(as(who).commissions.statementFile({ month, format: 'pdf' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('the tax summary of a financial year', () => {
  it('sums up what the ledger posted in it', async () => {
    const lines = await pdfLines(
      await bytesOf(await as(asha).commissions.taxFile({ financial_year: '2026-27', format: 'pdf' })),
    );
    const { credited, tax } = await ledger(`posted_on >= '2026-04-01'`);
    expect(tax).toBeGreaterThan(0);
    expect(lines).toContain(`Total ${rupees(credited)} ${rupees(tax)}`);
    expect(lines).toContain('PAN not given');
    const asked = { financial_year: '2026-27', format: 'pdf', language: 'hi' } as const;
    const hindi = (await pdfLines(await bytesOf(await as(asha).commissions.taxFile(asked)))).join('\n');
    expect(amountsIn(hindi)).toEqual(amountsIn(lines.join('\n')));
    expect(hindi).toContain('महीना');
    expect(latinIn(hindi)).toEqual(['A', 'Kiraya', 'PAN', 'Sl', 'ii']);
    const rows = await csvOf(
      await as(asha).commissions.taxFile({ financial_year: '2026-27', format: 'csv' }),
    );
    expect(rows).toHaveLength(3);
    const none = await csvOf(
      await as(asha).commissions.taxFile({ financial_year: '2024-25', format: 'csv' }),
    );
    expect(none).toEqual(['']);
    await expect(
      as(stranger).commissions.taxFile({ financial_year: '2026-27', format: 'pdf' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
