/** The events that webhooks are told of, with an example of each body. */

import { TEST_KIND, type WebhookKind, webhookKinds } from '../../../domain/webhooks.ts';
import { pascal } from './named-schemas.ts';

const ID = '019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52';
const OTHER = '019aa3c4-9a10-7f44-8d2b-1c5e7a9b3f60';

const home = {
  id: ID,
  title: '2 BHK Apartment in Baner, Pune',
  listing_state: 'published',
  availability: 'available',
  property_type: 'apartment',
  city: 'Pune',
  locality: 'Baner',
  bedrooms: 2,
  area_sqft: 950,
  rent: 2_500_000,
};
const managed = { managed_property_id: ID, application_id: OTHER, month: '2026-11', rvl_amount: 2_400_000 };
const payment = {
  id: ID,
  lease_id: OTHER,
  month: '2026-11',
  amount: 2_500_000,
  mode: 'upi',
  reference: 'UTR123456789012',
  paid_on: '2026-11-05',
};
const repair = {
  id: ID,
  lease_id: OTHER,
  property_id: OTHER,
  title: 'Kitchen tap drips',
  category: 'plumbing',
  priority: 'normal',
};
const lead = { id: ID, property_id: OTHER, side: 'lister', by_you: false };

/** What `data` holds; amounts are paise. */
export const webhookExamples: Readonly<Record<WebhookKind | typeof TEST_KIND, Record<string, unknown>>> = {
  'listing.published': home,
  'listing.changed': { ...home, changed: ['rent'] },
  'listing.paused': { ...home, listing_state: 'paused' },
  'listing.let': { ...home, availability: 'rented' },
  'listing.withdrawn': { ...home, listing_state: 'withdrawn' },
  'lead.visit': {
    ...lead,
    visit_type: 'physical',
    scheduled_date: '2026-12-01',
    slot: '10:00',
    awaiting: 'lister',
    event: 'visit.requested',
    status: 'requested',
  },
  'lead.application': {
    ...lead,
    move_in_date: '2026-12-15',
    household: 'family',
    occupants: 3,
    event: 'application.submitted',
    status: 'submitted',
  },
  'message.received': { id: ID, conversation_id: OTHER, property_id: OTHER, side: 'lister' },
  'rent.reported': { ...payment, state: 'reported' },
  'rent.confirmed': { ...payment, state: 'confirmed' },
  'rent.disputed': { ...payment, state: 'mismatch' },
  'rent.cancelled': { ...payment, state: 'cancelled' },
  'journal.posted': {
    id: ID,
    kind: 'rent_received',
    happened_on: '2026-11-05',
    source_type: 'rent_payment',
    source_id: OTHER,
    lines: [
      { account: 'rent_receivable', lease_id: OTHER, amount: -2_500_000 },
      { account: 'rent_collected', lease_id: OTHER, amount: 2_500_000 },
    ],
  },
  'maintenance.raised': { ...repair, event: 'maintenance.raised', status: 'open' },
  'maintenance.changed': { ...repair, event: 'maintenance.assign', status: 'assigned' },
  'rvl.locked': {
    application_id: ID,
    monthly_rent: 2_500_000,
    property_location: 'Baner, Pune',
    rental_value_locked: 2_500_000,
  },
  'rvl.paid': { ...managed, payment_status: 'paid', sequence: 1 },
  'rvl.reversed': { ...managed, payment_status: 'pending', sequence: 1 },
  'commissions.month_closed': {
    month: '2026-10',
    affiliate_id: 'KRY-7F3K9',
    rank: 'Builder',
    qualifying: 40_000_000,
    earned: 200_000,
    held: 0,
  },
  [TEST_KIND]: { webhook_id: ID },
};

const headers = [
  ['webhook-id', 'The event’s id, the same on every repetition'],
  ['webhook-timestamp', 'Seconds since 1970 when it was sent'],
  [
    'webhook-signature',
    'v1, and the HMAC-SHA-256 of id.timestamp.body in base64 (Standard Webhooks); two of them, a space between, for a day after a new secret was made',
  ],
] as const;

/** The headers of every message, under names of the description. */
export const webhookHeaders = Object.fromEntries(
  headers.map(([name, description]) => [
    `${pascal(name)}Header`,
    { name, in: 'header', required: true, description, schema: { type: 'string' } },
  ]),
);

/** OpenAPI's `webhooks`. */
export function describedWebhooks(): object {
  const kinds = [...webhookKinds, TEST_KIND] as const;
  return Object.fromEntries(kinds.map((kind) => [kind, { post: operationOf(kind) }]));
}

function operationOf(kind: keyof typeof webhookExamples): object {
  const data = webhookExamples[kind];
  return {
    operationId: `webhook.${kind.replaceAll(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: `Tells of ${kind}`,
    description: `Sent to the addresses that were set up for ${kind}; answer with any 2xx within ten seconds.`,
    security: [],
    parameters: Object.keys(webhookHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { const: kind },
              timestamp: { type: 'string', format: 'date-time', description: 'when it happened' },
              data: {
                type: 'object',
                properties: Object.fromEntries(Object.keys(data).map((field) => [field, {}])),
              },
            },
          },
          example: { type: kind, timestamp: '2026-11-21T10:30:00.000Z', data },
        },
      },
    },
    responses: { '2XX': { description: 'Taken; else tried again for a day' } },
  };
}
