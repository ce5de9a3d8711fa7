// What each event of a webhook says, and how its deliveries stand.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeliveryState, WebhookKind, WebhookState } from '../../../../domain/webhooks.ts';

export const kindLabels: Readonly<Record<WebhookKind, MessageDescriptor>> = {
  'listing.published': msg`A home of yours is published`,
  'listing.changed': msg`A published home changes`,
  'listing.paused': msg`A home is paused`,
  'listing.let': msg`A home is rented out`,
  'listing.withdrawn': msg`A home is withdrawn`,
  'lead.visit': msg`A visit moves on`,
  'lead.application': msg`An application moves on`,
  'message.received': msg`Someone writes to you`,
  'rent.reported': msg`A payment of rent is reported`,
  'rent.confirmed': msg`A payment of rent is confirmed`,
  'rent.disputed': msg`A reported payment did not arrive`,
  'rent.cancelled': msg`A payment of rent is taken back`,
  'journal.posted': msg`The books of a lease get an entry`,
  'maintenance.raised': msg`A repair is asked for`,
  'maintenance.changed': msg`A repair moves on`,
  'rvl.locked': msg`A rental value is locked`,
  'rvl.paid': msg`A month’s RVL is paid`,
  'rvl.reversed': msg`A paid RVL is taken back`,
  'commissions.month_closed': msg`A month of your commissions is closed`,
};

export const stateLabels: Readonly<Record<WebhookState, MessageDescriptor>> = {
  on: msg`On`,
  paused: msg`Paused`,
  off: msg`Turned off by us`,
};

export const deliveryLabels: Readonly<Record<DeliveryState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  delivered: msg`Delivered`,
  failed: msg`Failed`,
};

export const deliveryColours: Readonly<Record<DeliveryState, string>> = {
  waiting: 'yellow',
  delivered: 'green',
  failed: 'red',
};
