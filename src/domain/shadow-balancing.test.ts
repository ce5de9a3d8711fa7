import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from './dates.ts';
import { changeGrant, defaultGrant, type Grant, grantBadge, latestEnd } from './shadow-balancing.ts';

const TODAY = '2026-11-20';
const running: Grant = { start: '2026-06-01', end: '2026-11-30', reason: 'Early adopter' };
const wanted = { enabled: true, start: TODAY, end: '2027-05-22', reason: ' Special promotion ' };

describe('a grant', () => {
  // spec 5: A reason when enabled; dates and reason null when disabled
  it('is enabled, modified with the start it has, and disabled to nothing', () => {
    expect(changeGrant(null, wanted, TODAY)).toEqual({
      action: 'enabled',
      grant: { start: TODAY, end: '2027-05-22', reason: 'Special promotion' },
    });
    expect(changeGrant(running, { ...wanted, end: '2026-12-01' }, TODAY)).toEqual({
      action: 'modified',
      grant: { start: '2026-06-01', end: '2026-12-01', reason: 'Special promotion' },
    });
    expect(changeGrant(running, { enabled: false }, TODAY)).toEqual({ action: 'disabled', grant: null });
  });

  test.each([
    [null, { ...wanted, start: '2026-11-19' }, 'start-in-past', 'start_date'],
    [null, { ...wanted, start: null }, 'start-missing', 'start_date'],
    [null, { ...wanted, end: '2026-11-19' }, 'end-before-start', 'end_date'],
    [null, { ...wanted, end: '2027-05-23' }, 'too-long', 'end_date'],
    [null, { ...wanted, end: null }, 'end-missing', 'end_date'],
    [null, { ...wanted, reason: '  ' }, 'reason-missing', 'reason'],
    [null, { enabled: false }, 'already-disabled', 'enabled'],
    [running, { ...wanted, end: '2026-05-31' }, 'end-before-start', 'end_date'],
    [running, { ...wanted, end: '2026-12-02' }, 'too-long', 'end_date'],
    [running, { ...wanted, end: '2026-11-25', reason: '' }, 'reason-missing', 'reason'],
    [running, { ...running, enabled: true }, 'unchanged', 'end_date'],
    [running, { ...running, enabled: true, reason: ' Early adopter ' }, 'unchanged', 'end_date'],
  ])('%j with %j is refused: %s', (current, request, code, field) => {
    expect(() => changeGrant(current, request, TODAY)).toThrow(
      expect.objectContaining({ code: `shadow-balancing.${code}`, field }),
    );
  });

  // spec 5: Start not before today, end not before the start and at most 183 days later
  it('may end on the day it starts, and an ended one may be prolonged within its 183 days', () => {
    expect(changeGrant(null, { ...wanted, end: TODAY }, TODAY).grant?.end).toBe(TODAY);
    const ended = { ...running, end: '2026-11-01' };
    expect(changeGrant(ended, { ...wanted, end: '2026-12-01' }, TODAY).action).toBe('modified');
  });

  // spec 5: Defaults: today, 180 days, no reason
  // spec 9: Shadow balancing: 180 days by default, 183 at most
  it('opens with today and 180 days, which is allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const today = addDays('2000-01-01', days);
        const { start, end } = defaultGrant(today);
        expect(end <= latestEnd(start)).toBe(true);
        expect(changeGrant(null, { enabled: true, start, end, reason: 'x' }, today).grant?.start).toBe(today);
      }),
    );
  });
});

// spec 4: Shadow balancing: enabled, modified, disabled … expired and expiring follow from the end date
describe('the badge of a grant', () => {
  test.each([
    ['2026-11-19', 'expired'],
    ['2026-11-20', 'active'],
    ['2026-11-21', 'expiring'],
    ['2026-11-27', 'expiring'],
    ['2026-11-28', 'active'],
  ])('of a grant until %s says %s', (end, badge) => {
    expect(grantBadge({ start: '2026-06-01', end }, TODAY)).toBe(badge);
  });

  it('says disabled without a grant', () => {
    expect(grantBadge(null, TODAY)).toBe('disabled');
  });

  it('never calls a grant running on a day outside it, nor upcoming on one within', () => {
    fc.assert(
      fc.property(fc.nat(183), fc.integer({ min: -200, max: 400 }), (length, days) => {
        const grant = { start: TODAY, end: addDays(TODAY, length) };
        const badge = grantBadge(grant, addDays(TODAY, days));
        expect(badge === 'upcoming').toBe(days < 0);
        expect(badge === 'expired').toBe(days > length);
      }),
    );
  });
});
