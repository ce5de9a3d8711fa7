/** Webhooks: what a person may be told of at an address of theirs, how often a delivery is tried, and when an address is given up. */
import type { Scope } from './api-tokens.ts';
import { epochMs, type Instant } from './dates.ts';

/** Everything that is told, by the word before the dot: homes one lists, visits and applications, messages, rents, the books of leases, repairs, managed homes, own commissions. */
export const webhookKinds = [
  'listing.published',
  'listing.changed',
  'listing.paused',
  'listing.let',
  'listing.withdrawn',
  'lead.visit',
  'lead.application',
  'message.received',
  'rent.reported',
  'rent.confirmed',
  'rent.disputed',
  'rent.cancelled',
  'journal.posted',
  'maintenance.raised',
  'maintenance.changed',
  'rvl.locked',
  'rvl.paid',
  'rvl.reversed',
  'commissions.month_closed',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

const scopes: Readonly<Record<string, Scope>> = {
  listing: 'listings:read',
  lead: 'leads:read',
  message: 'messages:read',
  rent: 'rent:read',
  journal: 'rent:read',
  maintenance: 'maintenance:read',
  rvl: 'rvl:read',
  commissions: 'commissions:read',
};

/** A program hears of what it may read: the first scope that it lacks for these events; null: none. */
export function scopeMissing(held: readonly Scope[], kinds: readonly WebhookKind[]): Scope | null {
  const needed = kinds.map((kind) => scopes[kind.split('.')[0] ?? '']);
  return needed.find((scope): scope is Scope => scope !== undefined && !held.includes(scope)) ?? null;
}

/** What is sent to try an address. */
export const TEST_KIND = 'webhook.test';

/** On: events come. Paused by its owner. Off: given up by us, until its owner turns it on. */
export const webhookStates = ['on', 'paused', 'off'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Of one person. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 500;

/** So long both secrets sign after a new one was made. */
export const EARLIER_SECRET_HOURS = 24;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first, second … failure; with the last one a day has gone by. */
const waits = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60] as const;
export const MOST_ATTEMPTS = waits.length + 1;

/** When a delivery that failed so many times is tried again; null: it is given up. */
export function nextAttempt(attempts: number, now: Instant): Instant | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(epochMs(now) + wait * MINUTE_MS).toISOString();
}

/** An address that took nothing for so long is turned off with the next delivery that is given up. */
const FAILING_FOR_MS = 22 * HOUR_MS;

/** HTTP's word for "never again". */
const GONE = 410;

export type Failure = { attempts: number; status: number | null; failingSince: Instant | null; now: Instant };

/** Whether the address is given up: it says so itself, or nothing reached it for nearly a day. */
export function isGivenUp({ attempts, status, failingSince, now }: Failure): boolean {
  if (status === GONE) return true;
  if (nextAttempt(attempts, now) !== null || failingSince === null) return false;
  return epochMs(now) - epochMs(failingSince) >= FAILING_FOR_MS;
}

/** Any 2xx is a yes; where a redirect leads is not followed. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;
