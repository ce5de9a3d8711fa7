import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  text_messages: {
    owner: 'worker',
    sample: `insert into text_messages (user_id, recipient, template, language, channel, units)
      values (:seeker, '+919876543210', 'sign-in-code', 'en', 'sms', 1)`,
    where: 'user_id = :seeker',
    insert: `insert into text_messages (recipient, template, language, channel, units)
      values ('+919876543211', 'sign-in-code', 'en', 'sms', 1)`,
    update: `state = 'sent'`,
    allows: { admin: ['select'], worker: ['select', 'insert', 'update', 'delete'] },
  },
};
