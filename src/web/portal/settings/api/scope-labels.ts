// What each scope of a token allows, in words.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Scope, TokenLifetime } from '../../../../domain/api-tokens.ts';

export const scopeLabels: Readonly<Record<Scope, MessageDescriptor>> = {
  'profile:read': msg`Read your profile and dashboard`,
  'listings:read': msg`Read your homes, drafts and imports`,
  'listings:write': msg`Add, change, publish and withdraw homes`,
  'leads:read': msg`Read visits, applications and contacts`,
  'leads:write': msg`Ask for and answer visits and applications`,
  'messages:read': msg`Read your conversations`,
  'messages:write': msg`Send messages`,
  'seeking:read': msg`Read shortlist, history and saved searches`,
  'seeking:write': msg`Change shortlist and saved searches`,
  'notifications:read': msg`Read your notifications`,
  'notifications:write': msg`Mark notifications as read`,
  'leases:read': msg`Read your leases and agreements`,
  'rent:read': msg`Read rents, receipts and statements`,
  'rent:write': msg`Report, record and confirm rents`,
  'maintenance:read': msg`Read maintenance requests`,
  'maintenance:write': msg`Raise and work on maintenance requests`,
  'rvl:read': msg`Read managed rentals and their RVL`,
  'brokers:read': msg`Read your figures as a broker`,
  'team:read': msg`Read your place and team as an affiliate`,
  'commissions:read': msg`Read your commissions and statements`,
  'webhooks:read': msg`See the webhooks it set up`,
  'webhooks:write': msg`Set up webhooks that send what it may read to its address`,
};

export const lifetimeLabels: Readonly<Record<TokenLifetime, MessageDescriptor>> = {
  '7': msg`7 days`,
  '30': msg`30 days`,
  '90': msg`90 days`,
  '180': msg`180 days`,
  '365': msg`365 days`,
};
