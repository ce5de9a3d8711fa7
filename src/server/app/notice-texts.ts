/** Which feature's words say which notice: what the letter, the notification centre and the push tell alike. */
import { accountParts } from '../account/account-mail-text.ts';
import { seekingParts, unsubscribeParts } from '../alerts/alert-mail-text.ts';
import { brokerParts } from '../brokers/broker-mail-text.ts';
import { claimParts } from '../claims/claim-mail-text.ts';
import { affiliateParts, monthParts } from '../commissions/commission-mail-text.ts';
import { enquiryParts } from '../enquiries/enquiry-mail-text.ts';
import { applicationParts, reminderParts, visitParts } from '../leads/lead-mail-text.ts';
import { leaseParts } from '../leases/lease-mail-text.ts';
import { ledgerParts } from '../ledger/ledger-mail-text.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts, WordNotice } from '../lib/letter-text.ts';
import { homeGoneParts, listingParts } from '../listing/listing-mail-text.ts';
import { maintenanceParts } from '../maintenance/maintenance-mail-text.ts';
import { managedRentalParts } from '../managed-rentals/managed-rental-mail-text.ts';
import { messageParts } from '../messages/message-mail-text.ts';
import {
  type AccountNotice,
  type AffiliateNotice,
  type ApplicationNotice,
  type BrokerNotice,
  type ClaimNotice,
  type LeaseNotice,
  type MaintenanceNotice,
  type ManagedRentalNotice,
  notice as noticeSchema,
  type ReadNotice,
  type RentNotice,
  type SeekingNotice,
  type VisitNotice,
} from '../notifications/notify.ts';
import { payeeParts } from '../payees/payee-mail-text.ts';
import { payoutParts } from '../payouts/payout-mail-text.ts';
import { rentParts } from '../rents/rent-mail-text.ts';
import { reportParts } from '../reports/report-mail-text.ts';
import { adminGrantedParts } from '../roles/role-mail-text.ts';

/** `secret` signs the links that end letters. */
export const wordNoticeWith =
  (secret: string): WordNotice =>
  ({ event, payload }) => {
    const read = noticeSchema.safeParse({ event, ...payload });
    return read.success ? noticeParts(read.data, secret) : null;
  };

export const noticeParts = (notice: ReadNotice, secret: string): NoticeParts => ({
  ...partsOf(notice),
  ...noteOf(notice),
  ...(notice.event === 'search.matches' ? unsubscribeParts(secret, notice.searchId) : {}),
});

function noteOf(notice: ReadNotice): Pick<NoticeParts, 'note'> {
  if (!('note' in notice) || !notice.note || !('byYou' in notice)) return {};
  const { note } = notice;
  return {
    note: notice.byYou ? i18n._('You wrote: {note}', { note }) : i18n._('They wrote: {note}', { note }),
  };
}

function partsOf(notice: ReadNotice): NoticeParts {
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
  if (notice.event === 'payee.account-set') return payeeParts(notice);
  if (notice.event === 'ledger.differs') return ledgerParts(notice);
  if (isPayout(notice)) return payoutParts(notice);
  if (isReport(notice)) return reportParts(notice);
  if (isAffiliate(notice)) return affiliateParts(notice);
  return listingParts(notice);
}

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
type PayoutNotice = Extract<ReadNotice, { event: `payout.${string}` }>;
const isPayout = (notice: ReadNotice): notice is PayoutNotice => notice.event.startsWith('payout.');
type ReportNotice = Extract<ReadNotice, { event: `report.${string}` }>;
const isReport = (notice: ReadNotice): notice is ReportNotice => notice.event.startsWith('report.');
