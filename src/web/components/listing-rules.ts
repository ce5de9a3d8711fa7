// What people read when a rule about homes, photos, visits, applications, managed rentals or payouts says no.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  'property.transition-not-allowed': msg`This home has changed meanwhile. Reload the page to see where it stands.`,
  'property.draft-incomplete': msg`Something is still missing. Please complete the marked fields.`,
  'property.hidden': msg`Kiraya hid this home. Correct what is wrong and write to us, and we show it again.`,
  'property.not-accepting-leads': msg`This home does not take requests any more. Similar homes are on its page.`,
  'property.own-listing': msg`This is your own home.`,
  'visit.transition-not-allowed': msg`The other side was quicker: this visit has changed meanwhile.`,
  'visit.slot-in-past': msg`This time has passed. Choose a later one.`,
  'visit.slot-too-far': msg`Choose a day within the next 30 days.`,
  'visit.not-yet-begun': msg`The visit has not begun yet.`,
  'visit.rating-not-allowed': msg`A visit can be rated by who asked for it, once it took place.`,
  'visit.already-open': msg`You already asked to visit this home. Track Applications shows where it stands.`,
  'application.transition-not-allowed': msg`The other side was quicker: this application has changed meanwhile.`,
  'application.move-in-in-past': msg`This day has passed. Choose a later one.`,
  'application.move-in-too-far': msg`Choose a day within the next 180 days.`,
  'application.occupants-out-of-range': msg`Enter a number of people from 1 to 20.`,
  'application.already-open': msg`You already applied for this home. Track Applications shows where it stands.`,
  'report.transition-not-allowed': msg`This report is decided already.`,
  'report.already-sent': msg`You reported this home already. We write to you when it is decided.`,
  'enquiry.transition-not-allowed': msg`This enquiry has changed meanwhile. Reload the page to see where it stands.`,
  'enquiry.not-an-administrator': msg`Choose an administrator.`,
  'enquiry.too-fast': msg`That was quick. Please send it again in a few seconds.`,
  'enquiry.form-expired': msg`This form was open for too long. Please send it again.`,
  'managed-rental.transition-not-allowed': msg`This application has changed meanwhile. Reload the page to see where it stands.`,
  'managed-rental.not-approved': msg`This application is not approved.`,
  'managed-rental.already-configured': msg`This application is configured already.`,
  'managed-rental.not-a-broker': msg`Only activated brokers hand in a home for somebody else.`,
  'managed-rental.own-home': msg`This is your own address. Choose that the home is yours.`,
  'managed-rental.lease-start-out-of-range': msg`Choose a day from ten years ago to a year from now.`,
  'managed-rental.lease-ends-before-start': msg`The lease ends before it starts.`,
  'managed-rental.lease-too-long': msg`A lease lasts at most 30 years.`,
  'managed-rental.rental-ends-before-start': msg`The end is before the start.`,
  'managed-rental.paid-month-outside-lease': msg`A month that was paid would be outside the lease.`,
  'managed-rental.affiliate-not-available': msg`Choose an affiliate who is not terminated.`,
  'rvl.month-before-lease': msg`The lease had not begun in this month.`,
  'rvl.month-after-lease': msg`The lease had ended before this month.`,
  'rvl.month-in-future': msg`This month has not begun yet.`,
  'rvl.not-paid': msg`This month is pending already.`,
  'rvl.amount-out-of-range': msg`Enter an amount of at most 900 crore.`,
  'payout.transition-not-allowed': msg`This has changed meanwhile. Reload the page to see where it stands.`,
  'payout.own-batch': msg`Another administrator has to approve a batch that you made.`,
  'payout.not-at-bank': msg`The bank has no file of this batch yet.`,
  'payout.draft-exists': msg`There is a draft already: approve or cancel it first.`,
  'payout.nobody-to-pay': msg`Nobody is to be paid now.`,
  'payout.balances-changed': msg`Somebody’s balance changed since the draft was made. Cancel it and make a new one.`,
  'payout.reference-used': msg`This reference was used for another transfer.`,
  'photo.type-not-accepted': msg`This is not a JPEG, PNG, WebP or AVIF picture.`,
  'photo.empty': msg`This file is empty.`,
  'photo.too-large': msg`This file is larger than 10 MB.`,
  'photo.too-many-pixels': msg`This picture has more than 40 megapixels.`,
  'photo.too-small': msg`This picture is too small: each side needs at least 240 pixels.`,
  'photo.too-many': msg`A listing holds at most 20 photos.`,
  'photo.unreadable': msg`This file is broken or not complete. Please export it again.`,
};

export function ruleSentence(rule: string): MessageDescriptor | undefined {
  return sentences[rule];
}

/** The rule that an answer of the server names, with its field. */
export function ruleOf(error: unknown): { rule: string; field: string | undefined } | undefined {
  const data = dataOf(error);
  if (typeof data?.rule !== 'string') return undefined;
  return { rule: data.rule, field: typeof data.field === 'string' ? data.field : undefined };
}

/** The server's message for each wrong field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = dataOf(error)?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(errors.map(({ field, message }) => [String(field), String(message)]));
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null
    ? (error.data as Record<string, unknown>)
    : undefined;
}
