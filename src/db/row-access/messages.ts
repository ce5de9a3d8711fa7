import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  conversations: {
    owner: 'seeker',
    sample: `insert into conversations (property_id, user_id, lister_id, last_sender_id) values (:home, :seeker, :lister, :seeker)`,
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into conversations (property_id, user_id, lister_id, last_sender_id) values (:otherHome, :seeker, :lister, :seeker)`,
    update: 'last_message_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'update'],
      lister: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  messages: {
    owner: 'seeker',
    sample: `insert into messages (conversation_id, sender_id, body)
      select id, :seeker, 'Namaste' from conversations where property_id = :home and user_id = :seeker`,
    where: `body = 'Namaste'`,
    insert: `insert into messages (conversation_id, sender_id, body)
      select id, :seeker, 'Hello' from conversations where property_id = :home and user_id = :seeker`,
    update: `body = 'changed'`,
    allows: {
      seeker: ['select', 'insert'],
      lister: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  person_blocks: {
    owner: 'seeker',
    sample: `insert into person_blocks (blocker_id, blocked_id) values (:seeker, :lister)`,
    where: 'blocker_id = :seeker and blocked_id = :lister',
    insert: `insert into person_blocks (blocker_id, blocked_id) values (:seeker, :admin)`,
    update: 'created_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
