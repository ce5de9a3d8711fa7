import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  saved_replies: {
    owner: 'lister',
    sample: `insert into saved_replies (user_id, title, body) values (:lister, 'Free', 'It is free.')`,
    where: `user_id = :lister and title = 'Free'`,
    insert: `insert into saved_replies (user_id, title, body) values (:lister, 'Let', 'It is let.')`,
    update: `body = 'It is free from the 1st.'`,
    allows: {
      lister: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
