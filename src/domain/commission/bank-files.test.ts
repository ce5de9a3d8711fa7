import { describe, expect, it } from 'vitest';
import { answerPlaces, bankFileRows, readAnswer } from './bank-files.ts';

const transfer = {
  code: 'KP000042',
  holderName: 'Rao, Asha & Sons',
  accountNumber: '00123456789',
  ifsc: 'HDFC0000001',
  amount: 2_760_050,
};

describe('the file for the bank', () => {
  it('has headers and a place for the reference in the general layout', () => {
    expect(bankFileRows('general', [transfer], '2026-11-30')).toEqual([
      ['Code', 'Beneficiary name', 'Account number', 'IFSC', 'Amount', 'UTR'],
      ['KP000042', 'Rao, Asha & Sons', '00123456789', 'HDFC0000001', '27600.50', ''],
    ]);
  });

  it('has no headers, no signs and a day for Enet', () => {
    expect(bankFileRows('hdfc-enet', [transfer], '2026-11-30')).toEqual([
      ['KP000042', 'Rao Asha Sons', '00123456789', 'HDFC0000001', '10', '27600.50', '20261130'],
    ]);
  });
});

describe('the answer of the bank', () => {
  it.each([
    { first: ['Code', 'UTR'], headers: 1 },
    {
      first: ['Customer Reference No', 'x', 'Bank Ref No', 'Transaction Status', 'Reject Reason'],
      headers: 1,
    },
    {
      first: ['KP000042', 'Rao', '1', 'HDFC0000001', '10', '1.00', '20261130', 'N123456', 'E', ''],
      headers: 0,
    },
    { first: ['UTR', 'Amount'], headers: undefined },
    { first: [], headers: undefined },
  ])('is found by its first row $first', ({ first, headers }) => {
    expect(answerPlaces(first)?.headers).toBe(headers);
  });

  const places = { code: 0, reference: 1, status: 2, why: 3, day: 4, amount: 5 };
  it.each([
    { row: ['KP1', 'utr000001', '', '', ''], read: { kind: 'paid', reference: 'UTR000001', paidOn: null } },
    { row: ['KP1', 'UTR000001', 'Success', '', '30/11/2026'], read: { kind: 'paid', paidOn: '2026-11-30' } },
    { row: ['KP1', 'UTR000001', 'E', '', '20261130'], read: { kind: 'paid', paidOn: '2026-11-30' } },
    { row: ['KP1', 'UTR000001', 'Paid', '', '1-2-2026'], read: { kind: 'paid', paidOn: '2026-02-01' } },
    { row: ['KP1', 'UTR000001', 'R', 'Account closed', ''], read: { kind: 'failed', why: 'Account closed' } },
    { row: ['KP1', '', 'Rejected', '', ''], read: { kind: 'failed', why: 'Rejected' } },
    { row: ['KP1', '', '', '', ''], read: { kind: 'waiting' } },
    { row: ['KP1', 'UTR000001', 'Pending', '', ''], read: { kind: 'waiting' } },
    { row: ['KP1', 'UTR000001', '', '', '31/02/2026'], read: { kind: 'unreadable' } },
    { row: ['KP1', 'UTR000001', '', '', '', ''], read: { kind: 'paid', amount: null } },
    { row: ['KP1', 'UTR000001', '', '', '', '2,76,920.00'], read: { kind: 'paid', amount: 2_76_920_00 } },
    { row: ['KP1', 'UTR000001', '', '', '', 'some'], read: { kind: 'unreadable' } },
    { row: ['KP1'], read: { kind: 'waiting' } },
  ])('row $row is $read.kind', ({ row, read }) => {
    expect(readAnswer(row, places)).toMatchObject({ code: 'KP1', ...read });
  });
});
