import { describe, expect, it, test } from 'vitest';
import {
  type ApplicationAction,
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
  canMoveApplication,
  checkApplication,
  incomeBands,
  isApplicationAccepted,
  isApplicationEnded,
  nextApplicationStatus,
} from './applications.ts';
import type { LeadSide } from './leads.ts';

const actions: ApplicationAction[] = ['review', 'approve', 'decline', 'withdraw'];
const sides: LeadSide[] = ['seeker', 'lister'];

const legal: [ApplicationStatus, ApplicationAction, LeadSide, ApplicationStatus][] = [
  ['submitted', 'review', 'lister', 'under_review'],
  ['submitted', 'approve', 'lister', 'approved'],
  ['submitted', 'decline', 'lister', 'rejected'],
  ['submitted', 'withdraw', 'seeker', 'cancelled'],
  ['under_review', 'approve', 'lister', 'approved'],
  ['under_review', 'decline', 'lister', 'rejected'],
  ['under_review', 'withdraw', 'seeker', 'cancelled'],
  ['approved', 'withdraw', 'seeker', 'cancelled'],
];

describe('transitions', () => {
  test.each(legal)('%s, %s by %s: %s', (from, action, by, to) => {
    expect(nextApplicationStatus(from, action, by)).toBe(to);
  });

  it('allows nothing else', () => {
    for (const status of applicationStatuses) {
      for (const action of actions) {
        for (const by of sides) {
          const isLegal = legal.some(([from, what, who]) => from === status && what === action && who === by);
          expect(canMoveApplication(status, action, by)).toBe(isLegal);
          if (!isLegal) {
            expect(() => nextApplicationStatus(status, action, by)).toThrow(
              'application.transition-not-allowed',
            );
          }
        }
      }
    }
  });

  it('knows the ended ones and names every event', () => {
    expect(applicationStatuses.filter(isApplicationEnded)).toEqual(['rejected', 'cancelled']);
    expect(new Set(Object.values(applicationEvents)).size).toBe(actions.length + 1);
    expect(applicationStatuses.filter(isApplicationAccepted)).toEqual(['approved']);
    expect(incomeBands).toHaveLength(5);
  });
});

describe('what an application says', () => {
  const today = '2026-11-05';
  test.each([
    ['2026-11-05', 1, null],
    ['2027-05-04', 20, null],
    ['2026-11-04', 2, 'application.move-in-in-past (move_in_date)'],
    ['2027-05-05', 2, 'application.move-in-too-far (move_in_date)'],
    ['2026-12-01', 0, 'application.occupants-out-of-range (occupants)'],
    ['2026-12-01', 21, 'application.occupants-out-of-range (occupants)'],
    ['2026-12-01', 1.5, 'application.occupants-out-of-range (occupants)'],
  ])('moving in on %s with %s people: %s', (moveInDate, occupants, message) => {
    const check = () => checkApplication({ moveInDate, occupants }, today);
    if (message === null) expect(check).not.toThrow();
    else expect(check).toThrow(message);
  });
});
