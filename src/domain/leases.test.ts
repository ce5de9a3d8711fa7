import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import {
  canMoveLease,
  checkNotice,
  checkOwnNotice,
  checkRenewable,
  checkTerm,
  depositDueOf,
  earliestLeaving,
  isLivedIn,
  isRenewalReminderDue,
  isRunning,
  lastDayAfter,
  leaseActions,
  leaseActors,
  leaseStates,
  monthsOf,
  nextLeaseState,
  remindersBy,
  renewalOf,
} from './leases.ts';
import { divideHalfUp, paise } from './money.ts';

const today = '2026-11-21';

describe('the deposit as a due', () => {
  const lease = {
    deposit: 50_000_00,
    depositHeldBy: 'landlord',
    depositDueOn: '2026-12-05',
    startDate: '2026-12-01',
    agreedAt: new Date('2026-11-20T06:00:00Z'),
    renewsId: null,
    movedOn: null,
  } as const;
  const held = { ...lease, depositHeldBy: 'company' } as const;
  it.each<[string, Parameters<typeof depositDueOf>[0], boolean, string | null]>([
    ['on the day that the lease names', lease, false, '2026-12-05'],
    ['not before the lease begins', { ...lease, depositDueOn: '2026-11-25' }, false, '2026-12-01'],
    ['never, where the lease names no day', { ...lease, depositDueOn: null }, false, null],
    ['with the lease, where we hold it and are paid', { ...held, depositDueOn: null }, true, '2026-12-01'],
    ['never, where we hold it and the owner is paid', held, false, null],
    ['never, where the owner holds it and we are paid', lease, true, null],
    ['never of a renewal', { ...lease, renewsId: 'before' }, false, null],
    ['never of a lease that moved in', { ...held, movedOn: '2026-11-01' }, true, null],
    ['never, where it was paid before both agreed', { ...lease, depositDueOn: '2026-11-19' }, false, null],
  ])('is asked for %s', (_, of, isCollected, on) => {
    expect(depositDueOf(of, { isCollected })?.on ?? null).toBe(on);
  });
});

describe('moving a lease', () => {
  it.each([
    ['draft', 'propose', 'landlord', 'proposed'],
    ['draft', 'sign', 'landlord', 'proposed'],
    ['draft', 'revise', 'landlord', 'draft'],
    ['proposed', 'revise', 'landlord', 'draft'],
    ['proposed', 'accept', 'tenant', 'proposed'],
    ['proposed', 'accept', 'co_tenant', 'proposed'],
    ['proposed', 'decline', 'tenant', 'cancelled'],
    ['proposed', 'decline', 'co_tenant', 'cancelled'],
    ['proposed', 'disown', 'tenant', 'cancelled'],
    ['proposed', 'disown', 'co_tenant', 'cancelled'],
    ['proposed', 'contest', 'tenant', 'draft'],
    ['proposed', 'contest', 'co_tenant', 'draft'],
    ['draft', 'withdraw', 'landlord', 'cancelled'],
    ['proposed', 'withdraw', 'landlord', 'cancelled'],
    ['active', 'giveNotice', 'tenant', 'ending'],
    ['active', 'giveNotice', 'landlord', 'ending'],
    ['ending', 'withdrawNotice', 'tenant', 'active'],
    ['ending', 'withdrawNotice', 'landlord', 'active'],
    ['active', 'proposeEnd', 'tenant', 'active'],
    ['active', 'proposeEnd', 'landlord', 'active'],
    ['ending', 'proposeEnd', 'tenant', 'ending'],
    ['ending', 'proposeEnd', 'landlord', 'ending'],
    ['active', 'agreeEnd', 'tenant', 'ending'],
    ['active', 'agreeEnd', 'landlord', 'ending'],
    ['ending', 'agreeEnd', 'tenant', 'ending'],
    ['ending', 'agreeEnd', 'landlord', 'ending'],
    ['active', 'declineEnd', 'tenant', 'active'],
    ['active', 'declineEnd', 'landlord', 'active'],
    ['ending', 'declineEnd', 'tenant', 'ending'],
    ['ending', 'declineEnd', 'landlord', 'ending'],
  ] as const)('%s: %s by the %s makes it %s', (state, action, side, next) => {
    expect(nextLeaseState(state, action, side)).toBe(next);
  });

  it('runs by no action of anybody alone: a yes leaves it proposed until all have said theirs', () => {
    const binding = leaseStates.flatMap((state) =>
      leaseActions.flatMap((action) =>
        leaseActors.filter(
          (by) =>
            !isRunning(state) &&
            canMoveLease(state, action, by) &&
            isRunning(nextLeaseState(state, action, by)),
        ),
      ),
    );
    expect(binding).toEqual([]);
  });

  it('goes no other way: 30 moves of all there could be', () => {
    const moves = leaseStates.flatMap((state) =>
      leaseActions.flatMap((action) => leaseActors.filter((by) => canMoveLease(state, action, by))),
    );
    expect(moves).toHaveLength(30);
    expect(() => nextLeaseState('proposed', 'accept', 'landlord')).toThrow('lease.transition-not-allowed');
    expect(() => nextLeaseState('active', 'giveNotice', 'co_tenant')).toThrow('lease.transition-not-allowed');
    expect(() => nextLeaseState('ended', 'giveNotice', 'tenant')).toThrow('lease.transition-not-allowed');
  });
});

describe('the term', () => {
  it.each([
    ['2026-12-01', '2027-10-31'],
    ['2026-01-15', '2026-12-14'],
    ['2026-03-31', '2027-02-27'],
    ['2027-03-31', '2028-02-28'],
    ['2024-02-29', '2025-01-28'],
  ])('of eleven months from %s ends on %s', (start, end) => {
    expect(lastDayAfter(start)).toBe(end);
  });

  it('has as many months as it was made of, and its renewal too, from every day of four years', () => {
    const wrong: string[] = [];
    for (let day = 0; day < 4 * 365 + 1; day += 1) {
      const start = addDays('2026-01-01', day);
      for (let months = 1; months <= 36; months += 1) {
        const term = { start, end: lastDayAfter(start, months) };
        const next = renewalOf({ ...term, rent: 30_000_00, escalation: 0 });
        const counted = [monthsOf(term), monthsOf(next)];
        if (counted.some((count) => count !== months)) wrong.push(`${start} + ${months}: ${counted}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2025-12-31', '2026-11-29', 11],
    ['2025-12-31', '2026-11-30', 11],
    ['2026-01-31', '2026-02-27', 1],
    ['2026-03-30', '2027-02-27', 11],
    ['2026-03-31', '2027-02-26', 10],
    ['2027-03-29', '2028-02-28', 11],
    ['2026-01-15', '2026-12-13', 10],
    ['2026-01-15', '2026-01-20', 1],
  ])('from %s to %s counts %i whole months', (start, end, months) => {
    expect(monthsOf({ start, end })).toBe(months);
  });

  it.each([
    ['2016-11-20', '2027-01-01', 'lease.start-out-of-range (start_date)'],
    ['2027-11-22', '2028-01-01', 'lease.start-out-of-range (start_date)'],
    ['2026-12-01', '2026-11-30', 'lease.ends-before-start (end_date)'],
    ['2026-12-01', '2056-12-02', 'lease.too-long (end_date)'],
  ])('from %s to %s is refused', (start, end, why) => {
    expect(() => checkTerm({ start, end }, today)).toThrow(why);
  });

  it('may be one day, or begin on 29 February', () => {
    expect(() => checkTerm({ start: today, end: today }, today)).not.toThrow();
    expect(() => checkTerm({ start: '2024-02-29', end: '2054-02-28' }, today)).not.toThrow();
  });
});

describe('a notice', () => {
  const lease = { start: '2026-01-01', end: '2027-11-30', noticeDays: 30 };

  it('names a day after the days of notice, never after the term', () => {
    expect(earliestLeaving(lease, today)).toBe('2026-12-21');
    expect(earliestLeaving({ ...lease, end: '2026-12-05' }, today)).toBe('2026-12-05');
    expect(earliestLeaving({ ...lease, start: '2027-01-01' }, today)).toBe('2027-01-01');
    expect(earliestLeaving(lease, '2028-01-30')).toBe('2027-11-30');
    expect(earliestLeaving({ ...lease, lockedUntil: '2027-03-31' }, today)).toBe('2027-03-31');
    expect(() => checkNotice({ ...lease, lockedUntil: '2027-03-31' }, '2027-03-30', today)).toThrow(
      'lease.locked-in (ends_on)',
    );
    expect(() => checkNotice(lease, '2026-12-20', today)).toThrow('lease.notice-too-short (ends_on)');
    expect(() => checkNotice(lease, '2027-12-01', today)).toThrow('lease.notice-after-end (ends_on)');
    expect(() => checkNotice(lease, '2026-12-21', today)).not.toThrow();
  });

  it('is taken back by who gave it', () => {
    const notice = { by: 'tenant', isAgreed: false } as const;
    expect(() => checkOwnNotice(notice, 'landlord')).toThrow('lease.notice-of-other-side');
    expect(() => checkOwnNotice(notice, 'tenant')).not.toThrow();
    expect(() => checkOwnNotice({ ...notice, isAgreed: true }, 'tenant')).toThrow('lease.end-agreed');
  });
});

describe('a renewal', () => {
  it('goes on the day after, as long, with the rise in whole rupees', () => {
    const lease = { start: '2026-01-15', end: '2026-12-14', rent: 25_005_00, escalation: 500 };
    expect(renewalOf(lease)).toEqual({ start: '2026-12-15', end: '2027-11-14', rent: 26_255_00 });
    const lastOfYear = { ...lease, start: '2025-12-31', end: '2026-11-29' };
    expect(renewalOf(lastOfYear)).toMatchObject({ start: '2026-11-30', end: '2027-10-29' });
    expect(divideHalfUp(paise(25_005_00 * 5), 100) / 100).toBeCloseTo(1250, 0);
  });

  it('follows a running lease once', () => {
    expect(() => checkRenewable({ state: 'ending', isRenewed: false })).toThrow('lease.not-running');
    expect(() => checkRenewable({ state: 'active', isRenewed: true })).toThrow('lease.already-renewed');
  });

  it('is reminded of 45 and 15 days before the end, once each', () => {
    const end = '2027-01-31';
    expect(isRenewalReminderDue(end, 0, '2026-12-16')).toBe(false);
    expect(isRenewalReminderDue(end, 0, '2026-12-17')).toBe(true);
    expect(isRenewalReminderDue(end, 1, '2026-12-18')).toBe(false);
    expect(isRenewalReminderDue(end, 1, '2027-01-16')).toBe(true);
    expect(isRenewalReminderDue(end, 2, '2027-01-20')).toBe(false);
    expect(isRenewalReminderDue(end, 0, '2027-02-01')).toBe(false);
    expect(remindersBy(end, '2027-01-20')).toBe(2);
    expect(remindersBy(end, '2026-12-20')).toBe(1);
  });
});

describe('whether somebody lives in a home', () => {
  it.each([
    ['active', today, null, true],
    ['active', '2026-11-22', null, false],
    ['active', '2020-01-01', null, true],
    ['ending', '2026-01-01', today, true],
    ['ending', '2026-01-01', '2026-11-20', false],
    ['draft', '2026-01-01', null, false],
    ['ended', '2026-01-01', null, false],
    ['cancelled', '2026-01-01', null, false],
  ] as const)('by a lease that is %s since %s until %s: %s', (state, start, endsOn, expected) => {
    expect(isLivedIn({ state, start, endsOn }, today)).toBe(expected);
  });
});
