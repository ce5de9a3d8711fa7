/** Says every notice once, as a subject and plain sentences, and makes letters of them; the layout is `mail-layout.ts`. */
import type { Language } from '../../domain/languages.ts';
import { accountParts } from '../account/account-mail-text.ts';
import { matchesList, seekingParts } from '../alerts/alert-mail-text.ts';
import { brokerParts } from '../brokers/broker-mail-text.ts';
import { claimParts } from '../claims/claim-mail-text.ts';
import { affiliateParts } from '../commissions/commission-mail-text.ts';
import { applicationParts, messageParts, type NoticeParts, visitParts } from '../leads/lead-mail-text.ts';
import { leaseParts } from '../leases/lease-mail-text.ts';
import { addressOf, i18n, shown } from '../lib/i18n.ts';
import { letterIn, type MailText } from '../lib/letter-text.ts';
import { maintenanceParts } from '../maintenance/maintenance-mail-text.ts';
import { managedRentalParts } from '../managed-rentals/managed-rental-mail-text.ts';
import type {
  AccountNotice,
  AffiliateNotice,
  ApplicationNotice,
  BrokerNotice,
  ClaimNotice,
  LeaseNotice,
  MaintenanceNotice,
  ManagedRentalNotice,
  PaymentNotice,
  ReadNotice,
  RentNotice,
  SeekingNotice,
  VisitNotice,
} from '../notifications/notices.ts';
import { paymentParts } from '../payouts/payout-mail-text.ts';
import { rentParts } from '../rents/rent-mail-text.ts';
import {
  adminGrantedParts,
  enquiryParts,
  type ReportNotice,
  reportParts,
} from '../reports/report-mail-text.ts';

type Reader = {
  /** His name, if known. */
  name: string | null;
  language: Language;
};

/** Links lead to `origin`. */
export const noticeMailText = (
  notice: ReadNotice,
  { name: person, language }: Reader,
  origin: string,
  unsubscribe?: string,
): MailText =>
  letterIn(language, () => {
    const { subject, sentence, label, path } = noticeParts(notice);
    const greeting = person ? i18n._('Namaste {person},', { person }) : i18n._('Namaste,');
    return {
      subject,
      paragraphs: [greeting, sentence, ...noteOf(notice)],
      action: { label, url: addressOf(origin, path) },
      ...(notice.event === 'search.matches' ? matchesList(notice, origin) : {}),
      ...(unsubscribe ? { unsubscribe: unsubscribeLink(addressOf(origin, unsubscribe)) } : {}),
    };
  });

const unsubscribeLink = (url: string) => ({ label: i18n._('No more letters about this search'), url });

function noteOf(notice: ReadNotice): string[] {
  if (!('note' in notice) || !notice.note || !('byYou' in notice)) return [];
  const { note } = notice;
  return [notice.byYou ? i18n._('You wrote: {note}', { note }) : i18n._('They wrote: {note}', { note })];
}

/** Subject, sentence and where to act: what the letter and the notification centre both say. */
export function noticeParts(notice: ReadNotice): NoticeParts {
  if (isVisit(notice)) return visitParts(notice);
  if (isApplication(notice)) return applicationParts(notice);
  if (isSeeking(notice)) return seekingParts(notice);
  if (isManagedRental(notice)) return managedRentalParts(notice);
  if (isBroker(notice)) return brokerParts(notice);
  if (isClaim(notice)) return claimParts(notice);
  if (notice.event === 'lead.reminder') return reminderParts(notice);
  if (isLease(notice)) return leaseParts(notice);
  if (isRent(notice)) return rentParts(notice);
  if (isMaintenance(notice)) return maintenanceParts(notice);
  if (isAccount(notice)) return accountParts(notice);
  if (notice.event === 'enquiry.received') return enquiryParts(notice);
  if (notice.event === 'admin.granted') return adminGrantedParts(notice);
  if (notice.event === 'month.to-close') return monthParts(notice.month);
  if (notice.event === 'message.received') return messageParts(notice);
  if (notice.event === 'home.gone') return homeGoneParts(notice);
  if (isPayment(notice)) return paymentParts(notice);
  if (isReport(notice)) return reportParts(notice);
  if (isAffiliate(notice)) return affiliateParts(notice);
  return listingParts(notice);
}

const monthParts = (month: string): NoticeParts => ({
  subject: i18n._('{month} can be closed', { month: shown.month(month) }),
  sentence: i18n._('Its cut-off has passed. Look at the preview of commissions and close the month.'),
  label: i18n._('Open commission months'),
  path: '/admin?tab=months',
});

const homeGoneParts = ({ home, path, why }: Extract<ReadNotice, { event: 'home.gone' }>): NoticeParts => ({
  subject: i18n._('No longer to be had: {home}', { home }),
  sentence:
    why === 'let'
      ? i18n._('{home} is booked. Your request for it may stay unanswered; similar homes are on its page.', {
          home,
        })
      : i18n._(
          '{home} is no longer offered. Your request for it may stay unanswered; similar homes are waiting for you.',
          {
            home,
          },
        ),
  label: i18n._('Open my request'),
  path,
});

const isAccount = (notice: ReadNotice): notice is AccountNotice => notice.event.startsWith('account.');
const isSeeking = (notice: ReadNotice): notice is SeekingNotice =>
  /^(search|shortlist)[.]/.test(notice.event);
const isVisit = (notice: ReadNotice): notice is VisitNotice => notice.event.startsWith('visit.');
const isApplication = (notice: ReadNotice): notice is ApplicationNotice =>
  notice.event.startsWith('application.');
const isManagedRental = (notice: ReadNotice): notice is ManagedRentalNotice =>
  notice.event.startsWith('managed-rental.');
const isClaim = (notice: ReadNotice): notice is ClaimNotice => notice.event.startsWith('claim.');
const isBroker = (notice: ReadNotice): notice is BrokerNotice => notice.event.startsWith('broker.');
const isAffiliate = (notice: ReadNotice): notice is AffiliateNotice =>
  /^(affiliate|commission)[.]/.test(notice.event);
const isLease = (notice: ReadNotice): notice is LeaseNotice => notice.event.startsWith('lease.');
const isRent = (notice: ReadNotice): notice is RentNotice => notice.event.startsWith('rent.');
const isMaintenance = (notice: ReadNotice): notice is MaintenanceNotice =>
  notice.event.startsWith('maintenance.');
const isPayment = (notice: ReadNotice): notice is PaymentNotice =>
  /^(payee|payout|ledger)[.]/.test(notice.event);

const reminderParts = ({
  home,
  path,
  note,
}: Extract<ReadNotice, { event: 'lead.reminder' }>): NoticeParts => ({
  subject: i18n._('Reminder: {home}', { home }),
  sentence: note
    ? i18n._('You wanted to be reminded today of a lead for {home}: {note}', { home, note })
    : i18n._('You wanted to be reminded today of a lead for {home}.', { home }),
  label: i18n._('Open my leads'),
  path,
});

const isReport = (notice: ReadNotice): notice is ReportNotice =>
  /^(report[.]|listing[.](hidden|shown-again|asked)$)/.test(notice.event);

type ListingNotice = Exclude<Extract<ReadNotice, { event: `listing.${string}` }>, ReportNotice>;

function listingParts(notice: ListingNotice): NoticeParts {
  const { home, path } = notice;
  const label = i18n._('Open my homes');
  if (notice.event === 'listing.paused') {
    return {
      subject: i18n._('Your listing is paused: {home}', { home }),
      sentence: i18n._('{home} was not renewed for 60 days and is no longer shown. One click resumes it.', {
        home,
      }),
      label,
      path,
    };
  }
  const days = notice.pausesInDays;
  return {
    subject: i18n._('Is it still to let? {home}', { home }),
    sentence: i18n._(
      '{home} pauses itself in {days, plural, one {# day} other {# days}} unless you say that it is still to let.',
      { home, days },
    ),
    label,
    path,
  };
}
