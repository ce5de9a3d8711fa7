import { describe, expect, it } from 'vitest';
import { type FeedDue, type FeedLease, feedDays, feedSpan } from './calendar-feeds.ts';

const TODAY = '2026-11-27';
const lease: FeedLease = {
  start: '2026-02-01',
  end: '2026-12-31',
  endsOn: null,
  isRenewed: false,
  depositDueOn: '2026-02-01',
  dueDay: 5,
};
const due = (own: Partial<FeedDue> = {}): FeedDue => ({
  id: 'd1',
  kind: 'rent',
  month: '2026-11',
  dueDate: '2026-11-05',
  isPaid: false,
  ...own,
});
const said = (own: Partial<FeedLease> = {}, dues: FeedDue[] = []) =>
  feedDays({ ...lease, ...own }, dues, TODAY).map(({ key, on }) => `${key} ${on}`);

it('reaches ninety days back and a year ahead', () => {
  expect(feedSpan(TODAY)).toEqual({ from: '2026-08-29', to: '2027-11-28' });
});

describe('the days of a lease', () => {
  it.each<[string, Partial<FeedLease>, FeedDue[], string[]]>([
    [
      'a term that ends is named before',
      {},
      [],
      ['renewal 2026-11-16', 'rent-2026-12 2026-12-05', 'end 2026-12-31'],
    ],
    [
      'a renewal is no question any more',
      { isRenewed: true },
      [],
      ['rent-2026-12 2026-12-05', 'end 2026-12-31'],
    ],
    [
      'a notice sets the last day',
      { endsOn: '2026-12-03' },
      [],
      ['end 2026-12-03', 'rent-2026-12 2026-12-05'],
    ],
    [
      'what is open stays, what is paid goes',
      { isRenewed: true },
      [
        due(),
        due({ id: 'd2', month: '2026-12', dueDate: '2026-12-05', isPaid: true }),
        due({ id: 'd3', kind: 'charge', dueDate: '2026-11-20' }),
        due({ id: 'd4', kind: 'late_fee', dueDate: '2026-11-20', isPaid: true }),
      ],
      ['rent-2026-11 2026-11-05', 'due-d3 2026-11-20', 'end 2026-12-31'],
    ],
    [
      'an agreed one that has not begun',
      { start: '2026-12-10', end: '2027-02-09', depositDueOn: '2026-12-08' },
      [],
      [
        'deposit 2026-12-08',
        'rent-2026-12 2026-12-10',
        'start 2026-12-10',
        'renewal 2026-12-26',
        'rent-2027-01 2027-01-05',
        'rent-2027-02 2027-02-05',
        'end 2027-02-09',
      ],
    ],
    [
      'a deposit that is written is shown by what is open of it',
      { depositDueOn: '2026-11-30', isRenewed: true },
      [due({ kind: 'deposit', dueDate: '2026-11-30', isPaid: true })],
      ['rent-2026-12 2026-12-05', 'end 2026-12-31'],
    ],
  ])('%s', (_, own, dues, days) => {
    expect(said(own, dues)).toEqual(days);
  });
});
