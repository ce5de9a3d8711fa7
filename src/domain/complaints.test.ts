import { describe, expect, it } from 'vitest';
import {
  answerBy,
  type ComplaintStatus,
  checkReopen,
  complaintNumber,
  complaintStatuses,
  reopenBy,
  serialOf,
  statusOnceDecided,
} from './complaints.ts';

describe('the number of a complaint', () => {
  it.each([
    ['2026-11-26', 123, 'C-2026-000123'],
    ['2027-01-01', 1_234_567, 'C-2027-1234567'],
  ])('%s, %d: %s', (day, serial, number) => {
    expect(complaintNumber(day, serial)).toBe(number);
    expect(serialOf(number)).toBe(serial);
    expect(serialOf(` ${number.toLowerCase()} `)).toBe(serial);
  });

  it.each(['', 'rent', 'C-2026', 'KP000021', 'C-2026-'])('is not %j', (typed) => {
    expect(serialOf(typed)).toBeNull();
  });
});

it.each([
  ['payment', '2026-11-26', '2026-12-26'],
  ['lease', '2027-01-31', '2027-02-28'],
  ['commission_line', '2026-11-26', '2026-12-26'],
  ['home', '2026-11-26', '2026-12-11'],
  ['broker', '2026-12-20', '2027-01-04'],
  ['account', '2026-11-26', '2026-12-11'],
  ['other', '2026-11-26', '2026-12-11'],
] as const)('a complaint about a %s of %s is answered by %s', (kind, received, last) => {
  expect(answerBy(kind, received)).toBe(last);
});

describe('a decision', () => {
  const after: Record<ComplaintStatus, string> = {
    received: 'resolved',
    in_progress: 'resolved',
    resolved: 'complaint.decided',
    escalated: 'closed',
    closed: 'complaint.decided',
  };
  it.each(complaintStatuses)('of one that is %s', (status) => {
    const decide = () => statusOnceDecided(status);
    if (after[status].startsWith('complaint.')) expect(decide).toThrow(after[status]);
    else expect(decide()).toBe(after[status]);
  });

  it('goes to the grievance officer within fifteen days, and once', () => {
    const decided = '2026-11-10T20:00:00Z';
    expect(reopenBy('resolved', decided)).toBe('2026-11-26');
    expect(() => checkReopen('resolved', decided, '2026-11-26')).not.toThrow();
    expect(() => checkReopen('resolved', decided, '2026-11-27')).toThrow('complaint.reopen-late');
    for (const status of ['received', 'in_progress', 'escalated', 'closed'] as const) {
      expect(() => checkReopen(status, decided, '2026-11-11')).toThrow('complaint.not-to-reopen');
    }
  });
});
