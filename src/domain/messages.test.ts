import { expect, it } from 'vitest';
import { areContactsOpen } from './messages.ts';

it.each([
  [false, false, false, false],
  [true, false, false, false],
  [false, true, false, false],
  [true, true, false, true],
  [false, false, true, true],
  [true, false, true, true],
])(
  'contacts of seeker %s and lister %s, accepted %s: %s',
  (seekerShares, listerShares, isAccepted, isOpen) => {
    expect(areContactsOpen({ seekerShares, listerShares, isAccepted })).toBe(isOpen);
  },
);
