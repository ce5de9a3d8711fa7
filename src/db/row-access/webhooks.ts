import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  webhooks: {
    owner: 'seeker',
    sample: `insert into webhooks (id, user_id, url, events, key_id, sealed)
      values (:run, :seeker, 'https://example.in/', '{lead.visit}', 'k', decode(repeat('00', 40), 'hex'))`,
    where: 'user_id = :seeker',
    insert: `insert into webhooks (user_id, url, events, key_id, sealed)
      values (:seeker, 'https://example.in/', '{lead.visit}', 'k', decode(repeat('00', 40), 'hex'))`,
    update: `state = 'paused'`,
    allows: { seeker: ['select', 'insert', 'update', 'delete'], worker: ['select', 'update'] },
  },
  webhook_events: {
    owner: 'seeker',
    sample: `insert into webhook_events (id, user_id, kind, subject_id, facts)
      values (:run, :seeker, 'webhook.test', 'x', '{}')`,
    where: 'id = :run',
    insert: `insert into webhook_events (user_id, kind, subject_id, facts) values (:seeker, 'webhook.test', 'x', '{}')`,
    update: `body = '{}'`,
    allows: { seeker: ['select', 'insert'], worker: ['select', 'update', 'delete'] },
  },
  webhook_deliveries: {
    owner: 'seeker',
    sample: `insert into webhook_deliveries (event_id, webhook_id, user_id) values (:run, :run, :seeker)`,
    where: 'event_id = :run',
    insert: `with e as (insert into webhook_events (id, user_id, kind, subject_id, facts)
        values (:home, :seeker, 'webhook.test', 'y', '{}'))
      insert into webhook_deliveries (event_id, webhook_id, user_id) values (:home, :run, :seeker)`,
    update: `state = 'failed', next_at = null`,
    allows: { seeker: ['select', 'insert', 'update'], worker: ['select', 'update', 'delete'] },
  },
};
