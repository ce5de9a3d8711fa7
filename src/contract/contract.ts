// The whole contract: every feature's procedures under its word.
import { accountContract, mailboxContract, profileContract, rolesContract } from './account.ts';
import { adjustmentsContract } from './adjustments.ts';
import { adminContract } from './admin.ts';
import {
  affiliatesContract,
  calculationModeContract,
  shadowPowerContract,
  teamContract,
} from './affiliates.ts';
import { analyticsContract } from './analytics.ts';
import { apiTokensContract } from './api-tokens.ts';
import { applicationProfileContract } from './application-profile.ts';
import { applicationsContract } from './applications.ts';
import { auditContract } from './audit.ts';
import { brokerRegistrationsContract, brokersContract } from './brokers.ts';
import { catalogueContract } from './catalogue.ts';
import { claimsContract } from './claims.ts';
import { commissionPlansContract } from './commission-plans.ts';
import { commissionsContract } from './commissions.ts';
import { correctionsContract } from './corrections.ts';
import { dashboardContract } from './dashboard.ts';
import { documentsContract } from './documents.ts';
import { draftsContract } from './drafts.ts';
import { enquiriesContract } from './enquiries.ts';
import { doubtsContract, flagsContract } from './flags.ts';
import { importsContract } from './imports.ts';
import { leadsContract } from './leads.ts';
import { leasesContract } from './leases.ts';
import { ledgerContract } from './ledger.ts';
import { listingContract } from './listing.ts';
import { localitiesContract } from './localities.ts';
import { mailLogContract } from './mail-log.ts';
import { maintenanceContract } from './maintenance.ts';
import { managedRentalsContract } from './managed-rentals.ts';
import { mapContract } from './map.ts';
import { messagesContract } from './messages.ts';
import { monthsContract } from './months.ts';
import { notificationsContract } from './notifications.ts';
import { payeesContract } from './payees.ts';
import { payoutsContract } from './payouts.ts';
import { photosContract } from './photos.ts';
import { pipelineContract } from './pipeline.ts';
import { placesContract } from './places.ts';
import { portfolioContract } from './portfolio.ts';
import { privacyContract } from './privacy.ts';
import { pushContract } from './push.ts';
import { rentsContract } from './rents.ts';
import { reportsContract } from './reports.ts';
import { rvlContract } from './rvl.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { recentSearchesContract, recentViewsContract, shortlistContract } from './seeking.ts';
import { settingsContract } from './settings.ts';
import { shadowBalancingContract } from './shadow-balancing.ts';
import { taxRulesContract } from './tax-rules.ts';
import { usersContract } from './users.ts';
import { visitsContract } from './visits.ts';
import { webhooksContract } from './webhooks.ts';

export const contract = {
  account: accountContract,
  admin: adminContract,
  affiliates: affiliatesContract,
  analytics: analyticsContract,
  apiTokens: apiTokensContract,
  applicationProfile: applicationProfileContract,
  applications: applicationsContract,
  audit: auditContract,
  brokerRegistrations: brokerRegistrationsContract,
  brokers: brokersContract,
  calculationMode: calculationModeContract,
  claims: claimsContract,
  commissionPlans: commissionPlansContract,
  commissions: commissionsContract,
  adjustments: adjustmentsContract,
  corrections: correctionsContract,
  dashboard: dashboardContract,
  documents: documentsContract,
  drafts: draftsContract,
  enquiries: enquiriesContract,
  flags: flagsContract,
  imports: importsContract,
  leads: leadsContract,
  leases: leasesContract,
  ledger: ledgerContract,
  localities: localitiesContract,
  mailbox: mailboxContract,
  map: mapContract,
  messages: messagesContract,
  months: monthsContract,
  notifications: notificationsContract,
  payees: payeesContract,
  managedRentals: managedRentalsContract,
  payouts: payoutsContract,
  photos: photosContract,
  places: placesContract,
  pipeline: pipelineContract,
  privacy: privacyContract,
  profile: profileContract,
  push: pushContract,
  properties: { ...catalogueContract, ...listingContract, ...doubtsContract },
  recentSearches: recentSearchesContract,
  recentViews: recentViewsContract,
  reports: reportsContract,
  roles: rolesContract,
  rents: rentsContract,
  portfolio: portfolioContract,
  mailLog: mailLogContract,
  maintenance: maintenanceContract,
  rvl: rvlContract,
  savedSearches: savedSearchesContract,
  settings: settingsContract,
  shadowBalancing: shadowBalancingContract,
  shadowPower: shadowPowerContract,
  shortlist: shortlistContract,
  team: teamContract,
  users: usersContract,
  taxRules: taxRulesContract,
  visits: visitsContract,
  webhooks: webhooksContract,
};
export type Contract = typeof contract;
