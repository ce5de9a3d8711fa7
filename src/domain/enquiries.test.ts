import { expect, it } from 'vitest';
import {
  checkEnquiryMove,
  checkFormAge,
  enquiryStatuses,
  FORM_LEAST_SECONDS,
  FORM_MOST_SECONDS,
  nextEnquiryStatuses,
  statusOnceAssigned,
} from './enquiries.ts';

it('moves an enquiry only to the states its buttons show', () => {
  for (const from of enquiryStatuses) {
    for (const to of enquiryStatuses) {
      if (nextEnquiryStatuses(from).includes(to)) expect(() => checkEnquiryMove(from, to)).not.toThrow();
      else expect(() => checkEnquiryMove(from, to)).toThrow('enquiry.transition-not-allowed');
    }
  }
});

it('never goes back to new, and can always be taken up again', () => {
  for (const from of enquiryStatuses) {
    expect(nextEnquiryStatuses(from)).not.toContain('new');
    if (from !== 'in_progress') expect(nextEnquiryStatuses(from)).toContain('in_progress');
  }
});

it.each([
  ['new', true, 'in_progress'],
  ['new', false, 'new'],
  ['answered', true, 'answered'],
  ['in_progress', false, 'in_progress'],
] as const)('is %s, and assigned %s: %s', (from, isAssigned, to) => {
  expect(statusOnceAssigned(from, isAssigned)).toBe(to);
});

it('takes a form neither too early nor too late', () => {
  expect(() => checkFormAge(FORM_LEAST_SECONDS - 0.1)).toThrow('enquiry.too-fast');
  expect(() => checkFormAge(FORM_LEAST_SECONDS)).not.toThrow();
  expect(() => checkFormAge(FORM_MOST_SECONDS)).not.toThrow();
  expect(() => checkFormAge(FORM_MOST_SECONDS + 1)).toThrow('enquiry.form-expired');
});
