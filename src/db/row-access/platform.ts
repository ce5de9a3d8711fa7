import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  idempotency_keys: {
    owner: 'seeker',
    sample: `insert into idempotency_keys (user_id, key, procedure, request_hash) values (:seeker, 'k', 'visits.request', 'h')`,
    where: `user_id = :seeker and key = 'k'`,
    insert: `insert into idempotency_keys (user_id, key, procedure, request_hash) values (:seeker, 'l', 'visits.request', 'h')`,
    update: `response = '{}'`,
    allows: {
      seeker: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  settings: {
    owner: 'admin',
    sample: `insert into settings (key, value) values ('features', '{"activate_on_payment": true}')`,
    where: `key = 'features'`,
    insert: `insert into settings (key, value) values ('another', '{}')`,
    update: `value = '{"activate_on_payment": false}'`,
    allows: { admin: ['select', 'insert', 'update'], worker: ['select', 'insert', 'update'] },
  },
  consents: {
    owner: 'seeker',
    sample: `insert into consents (user_id, purpose, version, is_given) values (:seeker, 'marketing', '1', true)`,
    where: 'user_id = :seeker',
    insert: `insert into consents (user_id, purpose, version, is_given) values (:seeker, 'marketing', '1', false)`,
    update: 'is_given = false',
    allows: { seeker: ['select', 'insert'], admin: ['select'], worker: ['select', 'insert'] },
  },
  notifications: {
    owner: 'seeker',
    sample: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.requested', '{}')`,
    where: 'user_id = :lister',
    insert: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.cancelled', '{}')`,
    update: 'read_at = app.now()',
    allows: {
      seeker: ['insert'],
      lister: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  notification_preferences: {
    owner: 'seeker',
    sample: `insert into notification_preferences (user_id) values (:seeker)`,
    where: 'user_id = :seeker',
    insert: `insert into notification_preferences (user_id) values (:neighbour)`,
    update: 'quiet_from = 22, quiet_to = 7',
    allows: {
      seeker: ['select', 'update', 'delete'],
      neighbour: ['insert'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  mails: {
    owner: 'worker',
    sample: `insert into mails (user_id, recipient, kind, subject, text) values (:seeker, 's@example.in', 'code', 'Code', '1')`,
    where: 'user_id = :seeker',
    insert: `insert into mails (recipient, kind, subject, text) values ('s@example.in', 'code', 'Code', '2')`,
    update: `status = 'sent'`,
    allows: { admin: ['select', 'update'], worker: ['select', 'insert', 'update', 'delete'] },
  },
  undeliverable_addresses: {
    owner: 'worker',
    sample: `insert into undeliverable_addresses (address, reason) values ('seeker@example.in', '550 5.1.1 No such user')`,
    where: `address = 'seeker@example.in'`,
    insert: `insert into undeliverable_addresses (address, reason) values ('other@example.in', '550')`,
    update: 'proved_at = app.now()',
    allows: { seeker: ['select'], admin: ['select'], worker: ['select', 'insert', 'update', 'delete'] },
  },
};
