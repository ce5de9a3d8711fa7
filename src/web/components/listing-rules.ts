// What people read when a rule about homes, leads, managed rentals, leases, rent, affiliates or payouts says no.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatInstant, isInstant } from '../../domain/dates.ts';
import { inPageLanguage } from '../lib/server-words.ts';

type Facts = Readonly<Record<string, string>>;
type BrokenRule = { rule: string; field: string | undefined; facts?: Facts };

const sentences: Readonly<Record<string, MessageDescriptor>> = {
  'property.transition-not-allowed': msg`This home has changed meanwhile. Reload the page to see where it stands.`,
  'property.draft-incomplete': msg`Something is still missing. Please complete the marked fields.`,
  'property.hidden': msg`Kiraya hid this home. Correct what is wrong and write to us, and we show it again.`,
  'property.not-accepting-leads': msg`This home does not take requests any more. Similar homes are on its page.`,
  'property.own-listing': msg`This is your own home.`,
  'claim.transition-not-allowed': msg`This claim has changed meanwhile. Look at where it stands now.`,
  'claim.already-open': msg`You asked for this already. We write to you when it is decided.`,
  'claim.need-missing': msg`Something that this is about is still missing.`,
  'claim.paper-missing': msg`Add the paper.`,
  'claim.paper-not-needed': msg`This needs no paper.`,
  'claim.method-not-of-kind': msg`This cannot be verified that way.`,
  'claim.validity-out-of-range': msg`Choose a day from tomorrow to the latest one.`,
  'flag.transition-not-allowed': msg`This is decided already.`,
  'claim.own': msg`Another administrator has to decide what you asked for yourself.`,
  'saved-search.empty': msg`Choose a city or a filter first: a search for everything cannot be saved.`,
  'saved-search.already-saved': msg`You saved this very search already.`,
  'saved-search.too-many': msg`You keep 50 searches. Remove one to save another.`,
  'api-token.too-many': msg`You keep 20 tokens. Revoke one to make another.`,
  'webhook.too-many': msg`You keep 10 webhooks. Remove one to add another.`,
  'webhook.not-on': msg`Turn the webhook on first.`,
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
  'mail.not-to-send-again': msg`This letter is on its way or arrived already. Reload the page to see where it stands.`,
  'push.unknown-service': msg`This browser’s push service is not known to us.`,
  'push.no-session': msg`Sign in again on this device first.`,
  'mail.undeliverable': msg`Letters to this address come back. Its person has to confirm or change it first.`,
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
  'managed-rental.not-a-manager': msg`Choose somebody with the role of a property manager.`,
  'managed-rental.affiliate-not-available': msg`Choose an affiliate who is not terminated.`,
  'message.blocked': msg`This conversation was reported. Nobody writes here any more.`,
  'privacy.export-under-way': msg`A copy is in the making already.`,
  'privacy.erasure-blocked': msg`Something is still open around your account. The settings say what.`,
  'privacy.other-address': msg`This is not the address of this account.`,
  'lease.transition-not-allowed': msg`This lease has changed meanwhile. Reload the page to see where it stands.`,
  'lease.terms-agreed': msg`These terms are agreed. A renewal or a new lease changes them.`,
  'lease.start-out-of-range': msg`Choose a day from ten years ago to a year from now.`,
  'lease.ends-before-start': msg`The lease ends before it starts.`,
  'lease.too-long': msg`A lease lasts at most 30 years.`,
  'lease.notice-too-short': msg`The days of notice that you agreed on are not kept.`,
  'lease.notice-after-end': msg`The lease ends before this day anyway.`,
  'lease.notice-of-other-side': msg`The other side gave this notice and takes it back itself.`,
  'lease.end-agreed': msg`You both agreed on this last day, so one side alone cannot take it back.`,
  'lease.end-not-earlier': msg`The lease ends by this day anyway. Choose an earlier one.`,
  'lease.no-proposal': msg`There is no earlier last day to answer any more. Reload the page.`,
  'lease.own-proposal': msg`You proposed this day: the other side has to agree to it.`,
  'lease.ended-before-start': msg`The lease had not begun on this day.`,
  'lease.ended-in-future': msg`This day has not come yet.`,
  'lease.not-over': msg`The lease has not ended by this day. Give notice, or ask the other side to agree to an earlier last day.`,
  'lease.repair-of-another': msg`Choose a repair of this lease.`,
  'lease.repair-named-twice': msg`Another deduction names this repair already.`,
  'lease.not-running': msg`This lease does not run any more.`,
  'lease.already-renewed': msg`A renewal of this lease is offered already.`,
  'lease.overlaps': msg`The home is let in these days: another lease covers them.`,
  'lease.application-not-approved': msg`Choose an application that you accepted.`,
  'lease.application-used': msg`This application has a lease already.`,
  'lease.home-not-yours': msg`Choose a home of your own that is still to let.`,
  'lease.tenant-is-landlord': msg`This is your own address.`,
  'rent.transition-not-allowed': msg`This payment has changed meanwhile. Look at where it stands now.`,
  'rent.amount-out-of-range': msg`Enter an amount of at most two years’ rent.`,
  'rent.paid-in-future': msg`This day has not come yet.`,
  'rent.paid-too-long-ago': msg`Choose a day within the last 400 days.`,
  'rent.reference-missing': msg`Enter the reference of the payment.`,
  'rent.reference-malformed': msg`A UPI reference has 12 digits; a transfer’s or cheque’s 6 to 30 letters and digits.`,
  'rent.reference-used': msg`This reference was entered already. Each payment has its own.`,
  'rent.already-paid': msg`This month is paid already.`,
  'maintenance.transition-not-allowed': msg`This request has changed meanwhile. Look at where it stands now.`,
  'maintenance.nothing-to-approve': msg`There is no estimate to approve.`,
  'maintenance.cost-not-approved': msg`The landlord has not approved this cost.`,
  'maintenance.done-too-long-ago': msg`The work was done more than 14 days ago. Raise a new request.`,
  'maintenance.too-many-photos': msg`A request holds at most six photos.`,
  'maintenance.home-is-let': msg`Somebody lives in this home now. Choose it with its tenant, who then follows the repair too.`,
  'rvl.month-before-lease': msg`The lease had not begun in this month.`,
  'rvl.month-after-lease': msg`The lease had ended before this month.`,
  'rvl.month-in-future': msg`This month has not begun yet.`,
  'rvl.not-paid': msg`This month is pending already.`,
  'rvl.amount-out-of-range': msg`Enter an amount of at most 900 crore.`,
  'lead.stage-not-allowed': msg`This lead has moved meanwhile. Reload the page to see where it stands.`,
  'lead.reminder-out-of-range': msg`Choose a day from tomorrow to a year from now.`,
  'payee.pan-taken': msg`This PAN belongs to another account. Check it, or write to us if it is yours.`,
  'broker.transition-not-allowed': msg`The registration has changed meanwhile. Reload the page to see where it stands.`,
  'broker.not-editable': msg`The fee is paid, so the registration can no longer be changed here.`,
  'broker.rera-missing': msg`Enter at least one RERA number.`,
  'broker.rera-twice': msg`There is a number of this state already.`,
  'broker.rera-shape': msg`This does not look like an agent’s number of this state. Copy it from your certificate.`,
  'broker.rera-expired': msg`This registration has expired. Enter a number that is still valid.`,
  'broker.step-missing': msg`An earlier step is not complete.`,
  'broker.document-missing': msg`A document is still missing.`,
  'broker.documents-full': msg`There are ten of these already. Remove one first.`,
  'broker.already-activated': msg`This broker is activated already.`,
  'document.type-not-accepted': msg`This is not a PDF, JPEG, PNG or WebP file.`,
  'document.empty': msg`This file is empty.`,
  'document.too-large': msg`This file is larger than 10 MB.`,
  'document.unreadable': msg`This file is broken or not complete. Please export it again.`,
  'payment.transition-not-allowed': msg`This payment has changed meanwhile. Reload the page to see where it stands.`,
  'payment.signature-wrong': msg`The provider did not confirm this payment.`,
  'payment.no-online-provider': msg`Online payment is not offered at the moment. You can pay in cash.`,
  'payment.already-paid': msg`The fee is paid already.`,
  'payment.not-refundable': msg`Only a succeeded payment of a broker who is not activated is refunded.`,
  'affiliate.already-registered': msg`You are in the affiliate programme already.`,
  'affiliate.sponsor-unknown': msg`Nobody has this code. Check it with your sponsor.`,
  'affiliate.sponsor-is-self': msg`This is your own code. Your sponsor is somebody else.`,
  'affiliate.sponsor-terminated': msg`The membership of this sponsor has ended. Ask for another invitation.`,
  'affiliate.sponsor-in-own-team': msg`This person is in your own team and cannot be your sponsor.`,
  'affiliate.terms-changed': msg`The terms have changed meanwhile. Reload the page and read them again.`,
  'payout.transition-not-allowed': msg`This has changed meanwhile. Reload the page to see where it stands.`,
  'adjustment.transition-not-allowed': msg`This has changed meanwhile. Reload the page to see where it stands.`,
  'adjustment.own': msg`Another administrator has to approve an adjustment that you proposed.`,
  'adjustment.month-not-closed': msg`This month is not closed yet: correct the rent itself.`,
  'adjustment.not-in-tree': msg`This affiliate had not joined in that month.`,
  'adjustment.above-unearned': msg`This is more than nobody earned of that month’s rents: commission comes from paid rents alone.`,
  'adjustment.above-paid': msg`This is more than was paid to this affiliate for that month.`,
  'approval.not-a-second-person': msg({
    message:
      '{granter} made {grantee} an administrator on {on}. Until {until} that doesn’t count as a second person: please ask another administrator to approve this.',
  }),
  'payout.own-batch': msg`Another administrator has to approve a batch that you made.`,
  'payout.not-at-bank': msg`The bank has no file of this batch yet.`,
  'payout.draft-exists': msg`There is a draft already: approve or cancel it first.`,
  'payout.nobody-to-pay': msg`Nobody is to be paid now.`,
  'payout.balances-changed': msg`Somebody’s balance, status or account changed since the draft was made. Cancel it and make a new one.`,
  'payout.reference-used': msg`This reference was used for another transfer.`,
  'photo.type-not-accepted': msg`This is not a JPEG, PNG, WebP or AVIF picture.`,
  'photo.empty': msg`This file is empty.`,
  'photo.too-large': msg`This file is larger than 10 MB.`,
  'photo.too-many-pixels': msg`This picture has more than 40 megapixels.`,
  'photo.too-small': msg`This picture is too small: each side needs at least 240 pixels.`,
  'photo.too-many': msg`A listing holds at most 20 photos.`,
  'photo.unreadable': msg`This file is broken or not complete. Please export it again.`,
};

/** `facts` are what the sentence names; moments among them are written as people read them. */
export function ruleSentence(rule: string, facts?: Facts): MessageDescriptor | undefined {
  const sentence = sentences[rule];
  if (!sentence || !facts) return sentence;
  const values = Object.entries(facts).map(([name, fact]) => [
    name,
    isInstant(fact) ? formatInstant(fact) : fact,
  ]);
  return { ...sentence, values: Object.fromEntries(values) };
}

/** The rule that an answer of the server names, with its field. */
export function ruleOf(error: unknown): BrokenRule | undefined {
  const data = dataOf(error);
  if (typeof data?.rule !== 'string') return undefined;
  const { rule, field, facts } = data;
  return {
    rule,
    field: typeof field === 'string' ? field : undefined,
    ...(typeof facts === 'object' && facts !== null ? { facts: facts as Facts } : {}),
  };
}

/** The server's message for each wrong field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = dataOf(error)?.errors;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.map(({ field, message }) => [String(field), inPageLanguage(String(message))]),
  );
}

function dataOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined;
  return typeof error.data === 'object' && error.data !== null
    ? (error.data as Record<string, unknown>)
    : undefined;
}
