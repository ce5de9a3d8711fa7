import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, hourInIndia } from './dates.ts';
import type { LeadMover } from './leads.ts';
import { checkVisitOffered, checkVisitSlot, nextVisitDays, visitSlotsOn } from './visit-slots.ts';
import {
  canMoveVisit,
  canRateVisit,
  checkAddressGiven,
  checkVisitBegun,
  checkVisitRating,
  isVisitAccepted,
  isVisitEnded,
  lackedForVisit,
  nextVisit,
  requestedVisit,
  type VisitAction,
  type VisitStanding,
  visitEvents,
  visitSlots,
  visitStart,
  visitStatuses,
} from './visits.ts';

const awaitsLister = requestedVisit;
const awaitsSeeker: VisitStanding = { status: 'requested', awaiting: 'seeker' };
const scheduled: VisitStanding = { status: 'scheduled', awaiting: null };
const completed: VisitStanding = { status: 'completed', awaiting: null };
const cancelled: VisitStanding = { status: 'cancelled', awaiting: null };
const rejected: VisitStanding = { status: 'rejected', awaiting: null };

const standings = [awaitsLister, awaitsSeeker, scheduled, completed, cancelled, rejected];
const actions: VisitAction[] = [
  'accept',
  'propose',
  'decline',
  'cancel',
  'reschedule',
  'complete',
  'miss',
  'expire',
  'homeLet',
];
const movers: LeadMover[] = ['seeker', 'lister', 'system'];

const legal: [VisitStanding, VisitAction, LeadMover, VisitStanding][] = [
  [awaitsLister, 'accept', 'lister', scheduled],
  [awaitsLister, 'propose', 'lister', awaitsSeeker],
  [awaitsLister, 'decline', 'lister', rejected],
  [awaitsLister, 'cancel', 'lister', cancelled],
  [awaitsLister, 'cancel', 'seeker', cancelled],
  [awaitsLister, 'expire', 'system', cancelled],
  [awaitsLister, 'homeLet', 'system', cancelled],
  [awaitsSeeker, 'accept', 'seeker', scheduled],
  [awaitsSeeker, 'propose', 'seeker', awaitsLister],
  [awaitsSeeker, 'decline', 'seeker', rejected],
  [awaitsSeeker, 'cancel', 'lister', cancelled],
  [awaitsSeeker, 'cancel', 'seeker', cancelled],
  [awaitsSeeker, 'expire', 'system', cancelled],
  [awaitsSeeker, 'homeLet', 'system', cancelled],
  [scheduled, 'homeLet', 'system', cancelled],
  [scheduled, 'cancel', 'lister', cancelled],
  [scheduled, 'cancel', 'seeker', cancelled],
  [scheduled, 'reschedule', 'lister', awaitsSeeker],
  [scheduled, 'reschedule', 'seeker', awaitsLister],
  [scheduled, 'complete', 'lister', completed],
  [scheduled, 'complete', 'system', completed],
  [scheduled, 'miss', 'lister', cancelled],
  [scheduled, 'miss', 'seeker', cancelled],
  [completed, 'miss', 'seeker', cancelled],
];

describe('transitions', () => {
  test.each(legal)('%j, %s by %s', (from, action, by, to) => {
    expect(nextVisit(from, action, by)).toEqual(to);
  });

  it('allows nothing else', () => {
    for (const standing of standings) {
      for (const action of actions) {
        for (const by of movers) {
          const isLegal = legal.some(
            ([from, what, who]) => from === standing && what === action && who === by,
          );
          expect(canMoveVisit(standing, action, by)).toBe(isLegal);
          if (!isLegal) expect(() => nextVisit(standing, action, by)).toThrow('visit.transition-not-allowed');
        }
      }
    }
  });

  it('awaits somebody exactly while requested, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...movers))), (moves) => {
        let visit = requestedVisit;
        for (const [action, by] of moves) {
          if (canMoveVisit(visit, action, by)) visit = nextVisit(visit, action, by);
          expect(visit.awaiting !== null).toBe(visit.status === 'requested');
        }
      }),
    );
  });

  it('knows the ended ones and names every event', () => {
    expect(visitStatuses.filter(isVisitEnded)).toEqual(['completed', 'cancelled', 'rejected']);
    expect(visitStatuses.filter(isVisitAccepted)).toEqual(['scheduled', 'completed']);
    expect(new Set(Object.values(visitEvents)).size).toBe(actions.length + 3);
  });
});

describe('slots', () => {
  const now = '2026-11-05T10:15:00+05:30';
  test.each([
    ['2026-11-05', '11:00', null],
    ['2026-11-05', '19:00', null],
    ['2026-12-05', '19:00', null],
    ['2026-11-05', '10:00', 'visit.slot-in-past (slot)'],
    ['2020-01-01', '10:00', 'visit.slot-in-past (slot)'],
    ['2026-12-06', '09:00', 'visit.slot-too-far (slot)'],
    ['2026-02-30', '09:00', 'date.invalid'],
  ] as const)('%s at %s: %s', (date, slot, message) => {
    if (message === null) expect(() => checkVisitSlot(date, slot, now)).not.toThrow();
    else expect(() => checkVisitSlot(date, slot, now)).toThrow(message);
  });

  it('are eleven hours of a day, from 9:00 to 20:00 in India', () => {
    expect(visitSlots.map((slot) => hourInIndia(visitStart('2026-11-06', slot)))).toEqual([
      9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
    expect(visitStart('2026-11-05', '09:00')).toBe('2026-11-05T03:30:00.000Z');
  });

  it('offers only what is still to come, up to 30 days', () => {
    expect(visitSlotsOn('2026-11-05', now)).toEqual(visitSlots.slice(2));
    expect(visitSlotsOn('2026-11-06', now)).toEqual([...visitSlots]);
    expect(visitSlotsOn('2026-11-04', now)).toEqual([]);
    expect(visitSlotsOn('2026-12-06', now)).toEqual([]);
  });

  it('names the next seven days, from tomorrow on where today is over', () => {
    expect(nextVisitDays(now)[0]).toBe('2026-11-05');
    const evening = visitStart('2026-11-05', '19:00');
    expect(nextVisitDays(evening)).toEqual(Array.from({ length: 7 }, (_, day) => addDays('2026-11-06', day)));
  });

  it('offers exactly what it accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 40 }), fc.constantFrom(...visitSlots), (days, slot) => {
        const date = addDays('2026-11-05', days);
        const check = () => checkVisitSlot(date, slot, now);
        if (visitSlotsOn(date, now).includes(slot)) expect(check).not.toThrow();
        else expect(check).toThrow('(slot)');
      }),
    );
  });

  it('completes nothing before its time', () => {
    expect(() => checkVisitBegun('2026-11-05', '11:00', now)).toThrow('visit.not-yet-begun');
    expect(() => checkVisitBegun('2026-11-05', '10:00', now)).not.toThrow();
  });
});

describe('stars', () => {
  it.each(visitStatuses)('after %s come from the seeker of a completed visit alone', (status) => {
    for (const side of ['seeker', 'lister'] as const) {
      const may = status === 'completed' && side === 'seeker';
      expect(canRateVisit(status, side)).toBe(may);
      if (may) expect(() => checkVisitRating(status, side)).not.toThrow();
      else expect(() => checkVisitRating(status, side)).toThrow('visit.rating-not-allowed');
    }
  });
});

test.each([
  ['a home without either', awaitsLister, 'physical', [false, false], ['address', 'phone']],
  ['a home without a number', awaitsLister, 'physical', [true, false], ['phone']],
  ['a home that has both', awaitsLister, 'physical', [true, true], []],
  ['a video call', awaitsLister, 'virtual', [false, false], []],
  ['a visit that the seeker answers', awaitsSeeker, 'physical', [false, false], []],
] as const)(
  'what the lister is asked for before they agree: %s',
  (_, standing, type, [address, phone], lacks) => {
    expect(lackedForVisit({ ...standing, type }, { address, phone })).toEqual(lacks);
  },
);

test('an address has to be said, a number may stay unsaid', () => {
  expect(() => checkAddressGiven(['address'], null)).toThrow('visit.address-missing');
  checkAddressGiven(['address', 'phone'], '4 Rose Lane');
  checkAddressGiven(['phone'], null);
});

describe('hours that the lister names', () => {
  // Thursday, 5 November 2026, nine in the morning in India.
  const now = '2026-11-05T03:30:00.000Z';
  const offer = {
    hours: [{ days: ['sat', 'sun'], from: 10, until: 13 }] as const,
    taken: [{ date: '2026-11-07', hour: 11 }],
  };

  it('are offered without what is agreed', () => {
    expect(visitSlotsOn('2026-11-06', now, offer)).toEqual([]);
    expect(visitSlotsOn('2026-11-07', now, offer)).toEqual(['10:00', '12:00']);
    expect(visitSlotsOn('2026-11-08', now, offer)).toEqual(['10:00', '11:00', '12:00']);
  });

  it('leave the next seven days that have one', () => {
    const days = nextVisitDays(now, offer);
    expect(days).toHaveLength(7);
    expect(days.slice(0, 3)).toEqual(['2026-11-07', '2026-11-08', '2026-11-14']);
  });

  it('refuse others by name', () => {
    expect(() => checkVisitOffered('2026-11-06', '10:00', offer)).toThrow('visit.outside-hours');
    expect(() => checkVisitOffered('2026-11-07', '11:00', offer)).toThrow('visit.slot-taken');
    expect(() => checkVisitOffered('2026-11-07', '12:00', offer)).not.toThrow();
  });
});
