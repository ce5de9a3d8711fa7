import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFiles, rowsOf } from '../../tests/support/bank-files.ts';
import { guessColumns, isReadable, likelyHeaderRow, recogniseLayout } from './bank-layouts.ts';
import { lineKeys, readStatement } from './bank-statements.ts';

const read = (text: string) => {
  const rows = rowsOf(text);
  const known = recogniseLayout(rows);
  if (!known) throw new Error('No layout fits');
  return { layout: known.layout, ...readStatement(rows, known.headerRow, known.columns) };
};

describe('statements of banks', () => {
  it.each(Object.entries(bankFiles))('reads what came in by the layout of %s', (layout, text) => {
    const statement = read(text);
    expect(statement).toMatchObject({ layout, paidOut: 1, problems: [] });
    expect(
      statement.lines.map(({ paidOn, amount, mode, reference }) => [paidOn, amount, mode, reference]),
    ).toEqual([
      ['2026-11-05', 3_000_000, 'upi', '412345678901'],
      ['2026-11-06', 12_500_050, 'bank_transfer', 'SBINN52026110612345678'],
    ]);
    expect(statement.lines[1]?.payer).toBe('ASHA RAO');
  });

  it('reads a statement with the headers of Bank of Baroda without being told its columns', () => {
    const { layout, lines, paidOut, problems } = read(
      [
        'Account No,29380200000512',
        'S.No,TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)',
        '1,05-11-2026,06-11-2026,NEFT-SBIN326332118876-ASHA RAO-RENT,-,-,"46,867.00","2,69,627.00 Cr"',
        '2,07-11-2026,07-11-2026,TAX,-,"485.00",-,"2,69,142.00 Cr"',
        'Page Total,,,,,"485.00","46,867.00",',
      ].join('\n'),
    );
    expect({ layout, paidOut, problems }).toEqual({ layout: 'other', paidOut: 1, problems: [] });
    expect(lines).toMatchObject([{ paidOn: '2026-11-05', amount: 4_686_700, reference: 'SBIN326332118876' }]);
  });

  it('reads a signed amount, and days with a time', () => {
    const { lines, paidOut } = read(
      'Date,Details,Amount\n2026-11-05 10:31,IMPS-412345678901-ASHA RAO-RENT,"30,000.00"\n06/11/26,ATM,-500\n',
    );
    expect(lines).toMatchObject([{ row: 2, paidOn: '2026-11-05', amount: 3_000_000, mode: 'bank_transfer' }]);
    expect(paidOut).toBe(1);
  });

  it('names each cell that it cannot read, and passes over what is no payment', () => {
    const { lines, problems } = read(
      [
        'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
        '********,********,********,********,********,********,********',
        '01/11/26,OPENING BALANCE,,,,,"50,000.00"',
        '31/02/26,NEFT CR,1234567,,,100.00,',
        '05/11/26,CASH DEPOSIT,,,,abc,',
        'Total,,,,500.00,"30,000.00",',
      ].join('\n'),
    );
    expect(lines).toEqual([]);
    expect(problems).toEqual([
      { row: 4, field: 'date', text: '31/02/26' },
      { row: 5, field: 'amount', text: 'abc' },
    ]);
  });

  it('takes no amount whose commas stand where a decimal point may be meant', () => {
    const amounts = ['19.500,00', '1,00,00.00', '500,5', '12.345', '1,25,000.50', '125,000', '₹ २२,०००.००'];
    const rows = amounts.map((amount) => `05/11/2026,Rent,"${amount}"`);
    const { lines, problems } = read(['Date,Details,Amount', ...rows].join('\n'));
    expect(problems.map(({ text }) => text)).toEqual(amounts.slice(0, 4));
    expect(lines.map(({ amount }) => amount)).toEqual([12_500_050, 12_500_000, 2_200_000]);
  });

  it('leaves a file of unknown headers to a person', () => {
    const rows = rowsOf('My account\nWhen,What for,Money\n05/11/2026,Rent,30000');
    expect(recogniseLayout(rows)).toBeNull();
    expect(likelyHeaderRow(rows)).toBe(1);
    expect(isReadable({ date: 0, narration: 1 })).toBe(false);
    expect(readStatement(rows, 1, { date: 0, narration: 1, amount: 2 }).lines).toMatchObject([
      { paidOn: '2026-11-05', amount: 3_000_000, reference: null },
    ]);
  });

  it.each([
    [
      'Date of txn|Narration/Description|Ref|Withdrawal/Debit|Deposit/Credit|Balance',
      { date: 0, narration: 1, reference: 2, credit: 4 },
    ],
    [
      'Sl|Value Date|Posting Date|Remarks (Payer)|Amount (Dr)|Amount (Cr)',
      { date: 1, narration: 3, credit: 5 },
    ],
    [
      'Day/Date|Details of it|Debit Amount|Total Amount INR|UTR/Ref.',
      { date: 0, narration: 1, amount: 3, reference: 4 },
    ],
    ['When|What for|Money', {}],
    ['', {}],
  ])('guesses the columns of %j for a person to look at', (headers, columns) => {
    expect(guessColumns(headers.split('|'))).toEqual(columns);
  });

  it('tells two equal deposits of a day apart, and knows them again in a file that overlaps', () => {
    const deposits = [
      '05/11/26,CASH DEPOSIT,,,,100.00,',
      '05/11/26,CASH  DEPOSIT,,,,100.00,',
      '06/11/26,CASH DEPOSIT,,,,100.00,',
    ];
    const header = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance';
    const keys = (rows: string[]) => lineKeys(read([header, ...rows].join('\n')).lines);
    const all = keys(deposits);
    expect(new Set(all).size).toBe(3);
    expect(all).toEqual(expect.arrayContaining(keys(deposits.slice(1))));
  });

  it('reads every amount exactly, as banks group it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_00_00_00_000 }), (paise) => {
        const text = (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 });
        const { lines } = read(`Date,Details,Amount\n05/11/2026,Rent,"₹ ${text} Cr"`);
        expect(lines[0]?.amount).toBe(paise);
      }),
    );
  });
});
