/** Enquiries: what people ask the office for, and the states in which the office works them. */
import { RuleBroken } from './errors.ts';

/** Where an enquiry comes from: the contact page, a page for an audience or a service, or the page of a home. */
export const enquiryKinds = [
  'contact',
  'corporates',
  'services',
  'guaranteed_lease',
  'tenant_verification',
  'property',
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryStatuses = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** What still waits for somebody in the office. */
export const openEnquiryStatuses = ['new', 'in_progress'] as const satisfies readonly EnquiryStatus[];

const transitions: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  new: ['in_progress', 'answered', 'closed', 'spam'],
  in_progress: ['answered', 'closed', 'spam'],
  // Whoever writes again is taken up again.
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
  spam: ['in_progress'],
};

/** The states an enquiry may get next, in the order in which buttons show them. */
export function nextEnquiryStatuses(from: EnquiryStatus): readonly EnquiryStatus[] {
  return transitions[from];
}

/** Throws `enquiry.transition-not-allowed` unless an enquiry in `from` may become `to`. */
export function checkEnquiryMove(from: EnquiryStatus, to: EnquiryStatus): void {
  if (!transitions[from].includes(to)) throw new RuleBroken('enquiry.transition-not-allowed');
}

/** An answer makes an enquiry answered, again too. Throws `enquiry.transition-not-allowed` for one that is closed or spam. */
export function checkEnquiryAnswer(from: EnquiryStatus): void {
  if (from !== 'answered') checkEnquiryMove(from, 'answered');
}

/** What an enquiry is answered with where words are not enough: the form of what was asked for, which its sender fills in and sends themselves. */
export const enquiryForms = ['tenant_check', 'visit', 'affiliate'] as const;
export type EnquiryForm = (typeof enquiryForms)[number];

/** The forms that fit an enquiry. */
export function formsFor(kind: EnquiryKind, hasHome: boolean): readonly EnquiryForm[] {
  if (kind === 'tenant_verification') return ['tenant_check'];
  if (kind === 'property') return hasHome ? ['visit'] : [];
  return kind === 'contact' || kind === 'services' ? ['affiliate'] : [];
}

/** Whether a home of its sender can be handed in for managed rental; an enquiry about another's home has none. */
export const namesOwnHome = (kind: EnquiryKind): boolean =>
  kind === 'contact' || kind === 'services' || kind === 'guaranteed_lease';

/** Characters of an answer. */
export const ANSWER_MAX = 5000;

/** Whoever takes an enquiry that nobody has begun with begins with it. */
export function statusOnceAssigned(from: EnquiryStatus, isAssigned: boolean): EnquiryStatus {
  return from === 'new' && isAssigned ? 'in_progress' : from;
}

/** Nobody fills in a form in less; a script does. */
export const FORM_LEAST_SECONDS = 3;
/** A form left open longer is asked to be loaded anew. */
export const FORM_MOST_SECONDS = 24 * 60 * 60;

/** Whether a form that was handed out that many seconds ago may be sent; throws the rule that says no. */
export function checkFormAge(seconds: number): void {
  if (seconds < FORM_LEAST_SECONDS) throw new RuleBroken('enquiry.too-fast');
  if (seconds > FORM_MOST_SECONDS) throw new RuleBroken('enquiry.form-expired');
}
