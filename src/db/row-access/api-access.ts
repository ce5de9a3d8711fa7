import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  api_tokens: {
    owner: 'seeker',
    sample: `insert into api_tokens (user_id, name, prefix, hash, scopes, expires_at)
      values (:seeker, 'CRM', 'kir_abcd', decode(repeat('00', 32), 'hex'), '{leads:read}', app.now() + interval '7 days')`,
    where: 'user_id = :seeker',
    insert: `insert into api_tokens (user_id, name, prefix, hash, scopes, expires_at)
      values (:seeker, 'CRM', 'kir_abce', decode(repeat('01', 32), 'hex'), '{leads:read}', app.now() + interval '7 days')`,
    update: `name = 'Desk'`,
    allows: { seeker: ['select', 'insert', 'update', 'delete'], worker: ['select', 'delete'] },
  },
  api_programs: {
    owner: 'seeker',
    sample: `insert into api_programs (user_id, client_id, name, host, scopes)
      values (:seeker, 'one', 'Assistant', 'assistant.example', '{leads:write}')`,
    where: 'user_id = :seeker',
    insert: `insert into api_programs (user_id, client_id, name, host, scopes)
      values (:seeker, 'two', 'Assistant', 'assistant.example', '{leads:write}')`,
    update: `name = 'Other'`,
    allows: { seeker: ['select', 'insert', 'update', 'delete'], worker: ['select', 'delete'] },
  },
};
