/** Personal access tokens: which scope opens which permissions, and what no token ever opens. */
import type { Permission } from './permissions.ts';

/**
 * The scopes, by what a person would say they allow a program to do. A permission stands in one scope at most. What stands in none, such
 * as sign-in, roles, payouts, papers of identity and everything of administrators, is out of any token's reach.
 */
const scopes = {
  'profile:read': ['account.me', 'profile.get', 'dashboard.get'],
  'listings:read': [
    'properties.listMine',
    'properties.performance',
    'properties.performanceByWeek',
    'imports.get',
    'imports.list',
    'drafts.get',
  ],
  'listings:write': [
    'properties.create',
    'properties.update',
    'properties.changeTerms',
    'properties.publish',
    'properties.setAvailability',
    'properties.setVisitHours',
    'properties.pause',
    'properties.resume',
    'properties.renew',
    'properties.remove',
    'properties.bulk',
    'properties.bulkMatching',
    'drafts.save',
    'drafts.discard',
    'photos.upload',
    'photos.reorder',
    'photos.setCover',
    'photos.remove',
    'photos.describe',
    'imports.preview',
    'imports.start',
    'imports.undo',
  ],
  'leads:read': [
    'properties.leads',
    'visits.get',
    'visits.hours',
    'visits.listMine',
    'visits.listReceived',
    'applications.listMine',
    'applications.listReceived',
    'leads.timeline',
    'leads.contact',
    'leads.contactCard',
    'pipeline.list',
    'pipeline.counts',
    'pipeline.notes',
  ],
  'leads:write': [
    'visits.request',
    'visits.accept',
    'visits.propose',
    'visits.decline',
    'visits.cancel',
    'visits.reschedule',
    'visits.complete',
    'visits.rate',
    'applications.submit',
    'applications.review',
    'applications.approve',
    'applications.decline',
    'applications.withdraw',
    'pipeline.move',
    'pipeline.addNote',
    'pipeline.removeNote',
    'pipeline.remind',
  ],
  'messages:read': ['messages.list', 'messages.unread', 'messages.read'],
  'messages:write': ['messages.start', 'messages.send', 'messages.markRead'],
  'seeking:read': ['shortlist.list', 'recentViews.list', 'recentSearches.list', 'savedSearches.list'],
  'seeking:write': [
    'shortlist.add',
    'shortlist.remove',
    'shortlist.note',
    'savedSearches.save',
    'savedSearches.update',
    'savedSearches.remove',
  ],
  'notifications:read': ['notifications.list', 'notifications.unread'],
  'notifications:write': ['notifications.markRead'],
  'leases:read': [
    'leases.get',
    'leases.listLet',
    'leases.listMine',
    'leases.agreementFile',
    'conditionReports.get',
    'conditionReports.file',
    'leases.repairs',
  ],
  'rent:read': [
    'rents.listDues',
    'rents.listPayments',
    'rents.grid',
    'rents.summary',
    'rents.statement',
    'rents.statementFile',
    'rents.hraStatement',
    'rents.receiptFile',
    'portfolio.homes',
    'portfolio.summary',
  ],
  'rent:write': ['rents.report', 'rents.record', 'rents.confirm', 'rents.dispute', 'rents.correct'],
  'maintenance:read': ['maintenance.get', 'maintenance.list', 'maintenance.board', 'maintenance.homes'],
  'maintenance:write': [
    'maintenance.raise',
    'maintenance.addPhoto',
    'maintenance.triage',
    'maintenance.assign',
    'maintenance.start',
    'maintenance.quote',
    'maintenance.finish',
  ],
  'rvl:read': ['managedRentals.listMine', 'rvl.listMine'],
  'brokers:read': ['brokers.home', 'brokers.performance', 'brokers.homeEarnings'],
  'team:read': [
    'affiliates.get',
    'affiliates.mine',
    'team.children',
    'team.search',
    'team.path',
    'team.growth',
  ],
  'commissions:read': [
    'commissions.listMyMonths',
    'commissions.listMine',
    'commissions.explainMine',
    'commissions.estimateMine',
    'commissions.statementMine',
    'commissions.statementFile',
    'commissions.teamMonth',
  ],
  'webhooks:read': ['webhooks.list', 'webhooks.deliveries'],
  'webhooks:write': [
    'webhooks.create',
    'webhooks.update',
    'webhooks.renewSecret',
    'webhooks.remove',
    'webhooks.test',
    'webhooks.redeliver',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]];

/** Reads that are for everybody: a token opens them whatever its scopes. */
export const withoutScope: readonly Permission[] = [
  'properties.search',
  'properties.get',
  'properties.home',
  'properties.similar',
  'map.groups',
  'localities.suggest',
  'places.cities',
  'places.city',
  'places.locality',
  'places.rents',
  'settings.published',
];

const scopeOf = new Map<Permission, Scope>(
  scopeNames.flatMap((scope) => scopes[scope].map((permission): [Permission, Scope] => [permission, scope])),
);

/** What a token must name to use a permission; null: nothing it could name. */
export function scopeFor(permission: Permission): Scope | 'none' | null {
  return withoutScope.includes(permission) ? 'none' : (scopeOf.get(permission) ?? null);
}

export function tokenMay(held: readonly Scope[], permission: Permission): boolean {
  const needed = scopeFor(permission);
  return needed === 'none' || (needed !== null && held.includes(needed));
}

/** Days until a token ends; it never lives longer than a year. */
export const tokenLifetimes = ['7', '30', '90', '180', '365'] as const;
export type TokenLifetime = (typeof tokenLifetimes)[number];

/** Of one person, those that have expired included. */
export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX = 60;
/** What of a token is kept readable, so that its owner finds it again: `kir_` and four characters. */
export const TOKEN_PREFIX_LENGTH = 8;

/** Programs that a person let in, at once. */
export const PROGRAMS_MAX = 20;
export const PROGRAM_NAME_MAX = 60;

/** A program that names no scope asks for what an assistant needs, not for all there is. */
const usualScopes: readonly Scope[] = ['seeking:write', 'leads:write'];

/** What a program asks for in its address; null where it names something that is no scope of ours. */
export function scopesAsked(text: string | undefined): Scope[] | null {
  const named = (text ?? '').split(' ').filter((one) => one !== '' && one !== LASTING);
  if (named.length === 0) return [...usualScopes];
  const known = scopeNames.filter((scope) => named.includes(scope));
  return known.length === new Set(named).size ? known : null;
}

/** With it a program is asked in once, not every hour. */
export const LASTING = 'offline_access';
