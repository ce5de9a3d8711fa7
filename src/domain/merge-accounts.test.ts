import { expect, it } from 'vitest';
import { checkMergeable, type MergeFacts } from './merge-accounts.ts';

const plain: MergeFacts = {
  hasSecondFactor: false,
  hasOfficeRole: false,
  isPartner: false,
  hasMoney: false,
  isLeaving: false,
  areTwoSides: false,
};

it('lets a plain account be brought into another', () => {
  expect(() => checkMergeable(plain)).not.toThrow();
});

it.each<[keyof MergeFacts, string]>([
  ['hasSecondFactor', 'merge.two-step-on'],
  ['isLeaving', 'merge.leaving'],
  ['hasOfficeRole', 'merge.partner'],
  ['isPartner', 'merge.partner'],
  ['hasMoney', 'merge.partner'],
  ['areTwoSides', 'merge.two-sides'],
])('%s stands in the way', (fact, code) => {
  expect(() => checkMergeable({ ...plain, [fact]: true })).toThrowError(expect.objectContaining({ code }));
});
