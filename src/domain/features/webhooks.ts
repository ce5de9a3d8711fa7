import type { FeaturePermissions } from '../access/audience.ts';

export const permissions = {
  'webhooks.list': 'signed-in',
  'webhooks.create': 'verified',
  'webhooks.update': 'verified',
  'webhooks.renewSecret': 'verified',
  'webhooks.remove': 'signed-in',
  'webhooks.test': 'verified',
  'webhooks.deliveries': 'signed-in',
  'webhooks.redeliver': 'verified',
} as const satisfies FeaturePermissions;

export const rules = {
  'webhook.too-many': 'You already have 10 webhooks. Remove one to add another.',
  'webhook.not-on': 'Turn the webhook on first.',
} as const;
