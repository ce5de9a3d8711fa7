/** The help centre: its topics in the order in which they are listed, and which screens each explains. Texts: src/web/public/help. */

/** By group; each topic with the screens whose "Help" leads to it, where `*` is any one part of an address. Some have none of their own. */
const explained = {
  seeking: {
    'find-a-home': [
      '/properties',
      '/compare',
      '/shortlisted',
      '/recently-viewed',
      '/recent-searches',
      '/saved',
      '/ask-for-a-city',
      '/portal/user',
      '/user',
    ],
    'ask-for-a-visit': ['/property/*', '/track-applications'],
    apply: ['/application-profile', '/application-history'],
    contacts: ['/messages'],
  },
  renting: {
    'sign-a-lease': [
      '/portal/tenant/lease',
      '/portal/landlord/leases',
      '/portal/landlord/tenants',
      '/portal/landlord/documents',
      '/portal/manager/leases',
      '/portal/manager/tenants',
    ],
    'condition-report': ['/portal/leases/*/condition'],
    'pay-rent': ['/portal/tenant', '/portal/landlord/financials', '/portal/landlord/reports'],
    'deposit-and-settlement': ['/portal/leases'],
    repairs: ['/portal/tenant/maintenance', '/portal/landlord/maintenance', '/portal/manager/maintenance'],
  },
  owners: {
    'list-a-home': [
      '/my-properties',
      '/manage-properties',
      '/submit-property',
      '/properties/create',
      '/portal/landlord',
      '/portal/broker/submit-property',
    ],
    photos: ['/properties/*/edit'],
    // A dialog of My Properties, which lists homes first.
    'visit-hours': [],
    verification: ['/verification', '/properties/*/verification'],
    'import-homes': ['/my-properties/import'],
    'pg-beds': ['/properties/*/rooms', '/buildings'],
    'managed-rentals': [
      '/managed-rentals',
      '/submit-managed-rental',
      '/portal/landlord/managed-rentals',
      '/portal/landlord/remittances',
      '/portal/broker/managed-rentals',
      '/portal/broker/managed-rental-affiliate',
      '/portal/invoices',
      '/portal/manager',
      '/property-manager',
    ],
    'guaranteed-rent': ['/portal/guaranteed-leases'],
    'tenant-checks': ['/portal/checks'],
    organisations: ['/portal/team'],
    'become-a-broker': ['/become-broker', '/register/broker', '/portal/broker'],
    leads: ['/portal/broker/leads', '/portal/broker/performance'],
  },
  affiliates: {
    'join-as-affiliate': ['/affiliate/register', '/portal/affiliate/team'],
    'ranks-and-payouts': ['/portal/affiliate', '/portal/broker/commissions', '/portal/broker/affiliate'],
  },
  account: {
    'privacy-and-deletion': ['/settings', '/profile'],
    // Parts of the settings, which privacy explains as a whole.
    'sign-in': [],
    calendar: [],
    notifications: ['/notifications'],
    programs: ['/settings/api', '/connect'],
    complaints: ['/portal/complaints'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type HelpGroup = keyof typeof explained;

const screensOfTopics: readonly (readonly [topic: string, screens: readonly string[]])[] = Object.values(
  explained,
).flatMap((topics) => Object.entries(topics));

export const helpGroups = Object.entries(explained).map(([group, topics]) => ({
  group: group as HelpGroup,
  topics: Object.keys(topics),
}));

export const helpTopics: readonly string[] = screensOfTopics.map(([topic]) => topic);

/** Addresses of screens that have a topic of their own. */
export const explainedScreens: readonly string[] = screensOfTopics.flatMap(([, screens]) => screens);

/** What explains the screen at `path` best: the topic of the longest address that it begins with, or else all of the help. */
export function helpPathOf(path: string): string {
  const at = path.split('/').slice(1);
  const lengthOf = (screen: string): number => {
    const parts = screen.split('/').slice(1);
    return parts.every((part, place) => part === '*' || part === at[place]) && at.length >= parts.length
      ? parts.length
      : 0;
  };
  const [best] = screensOfTopics
    .map(([topic, screens]) => ({ topic, length: Math.max(0, ...screens.map(lengthOf)) }))
    .sort((a, b) => b.length - a.length);
  return best && best.length > 0 ? `/help/${best.topic}` : '/help';
}
