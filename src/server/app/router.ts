// Every feature's handlers under the contract's names.
import { account, profile } from '../account/account.ts';
import { admin } from '../admin/admin.ts';
import { affiliates } from '../affiliates/affiliates.ts';
import { calculationMode } from '../affiliates/calculation-mode.ts';
import { shadowPower } from '../affiliates/shadow-power.ts';
import { team } from '../affiliates/team.ts';
import { analytics } from '../analytics/analytics.ts';
import { apiTokens } from '../api-access/tokens.ts';
import { webhooks } from '../api-access/webhooks.ts';
import { audit } from '../audit/audit.ts';
import { brokerRegistrations, brokers } from '../brokers/brokers.ts';
import { claims } from '../claims/claims.ts';
import { adjustments } from '../commissions/adjustments.ts';
import { commissionPlans } from '../commissions/commission-plans.ts';
import { commissions } from '../commissions/commissions.ts';
import { corrections } from '../commissions/corrections.ts';
import { months } from '../commissions/months/months.ts';
import { dashboard } from '../dashboard.ts';
import { documents } from '../documents.ts';
import { enquiries } from '../enquiries/enquiries.ts';
import { flags } from '../flags/flags.ts';
import { applicationProfile } from '../leads/application-profile.ts';
import { applications } from '../leads/applications.ts';
import { pipeline } from '../leads/pipeline.ts';
import { leads } from '../leads/timeline.ts';
import { visits } from '../leads/visits.ts';
import { leases } from '../leases/leases.ts';
import { ledger } from '../ledger/ledger.ts';
import { api } from '../lib/procedures.ts';
import { draftHandlers } from '../listing/drafts.ts';
import { listingHandlers } from '../listing/homes.ts';
import { importHandlers } from '../listing/imports/handlers.ts';
import { photoHandlers } from '../listing/photos.ts';
import { localityHandlers } from '../localities.ts';
import { mailLog } from '../mail/mail-log.ts';
import { mailbox } from '../mail/mailbox.ts';
import { maintenance } from '../maintenance/maintenance.ts';
import { managedRentals, rvl } from '../managed-rentals/managed-rentals.ts';
import { messages } from '../messages/messages.ts';
import { notifications } from '../notifications/notifications.ts';
import { push } from '../notifications/push.ts';
import { payees } from '../payees/payees.ts';
import { payouts } from '../payouts/payouts.ts';
import { places } from '../places.ts';
import { portfolio } from '../portfolio/portfolio.ts';
import { privacy } from '../privacy/privacy.ts';
import { catalogueHandlers } from '../properties/catalogue.ts';
import { map } from '../properties/map.ts';
import { recentSearches } from '../properties/recent-searches.ts';
import { savedSearches } from '../properties/saved-searches.ts';
import { searchRoute } from '../properties/search-route.ts';
import { rents } from '../rents/rents.ts';
import { reports } from '../reports/reports.ts';
import { roles } from '../roles/roles.ts';
import { recentViews } from '../seeking/recent-views.ts';
import { shortlist } from '../seeking/shortlist.ts';
import { settings } from '../settings.ts';
import { shadowBalancing } from '../shadow-balancing.ts';
import { taxRules } from '../tax-rules.ts';
import { users } from '../users/users.ts';

export const router = api.router({
  account,
  admin,
  affiliates,
  analytics,
  apiTokens,
  applicationProfile,
  applications,
  audit,
  brokerRegistrations,
  brokers,
  calculationMode,
  claims,
  commissionPlans,
  commissions,
  adjustments,
  corrections,
  dashboard,
  documents,
  drafts: draftHandlers,
  enquiries,
  flags,
  imports: importHandlers,
  leads,
  leases,
  ledger,
  localities: localityHandlers,
  mailbox,
  mailLog,
  managedRentals,
  map,
  messages,
  months,
  notifications,
  payees,
  payouts,
  photos: photoHandlers,
  places,
  pipeline,
  privacy,
  profile,
  push,
  properties: { ...catalogueHandlers, ...listingHandlers },
  recentSearches,
  recentViews,
  reports,
  roles,
  rents,
  portfolio,
  maintenance,
  savedSearches,
  rvl,
  settings,
  shadowBalancing,
  shadowPower,
  shortlist,
  team,
  users,
  taxRules,
  visits,
  webhooks,
});

/** Routes that answer a procedure of the contract without the procedures' own machinery, because they are hot. */
export const directRoutes = { 'GET /properties': searchRoute } as const;
