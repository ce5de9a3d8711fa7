import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  book_closings: {
    owner: 'admin',
    sample: `insert into book_closings (month, reopened_at, reopen_reason) values ('2020-01-01', app.now(), 'A bill came late')`,
    where: `month = '2020-01-01'`,
    insert: `insert into book_closings (month, closed_by) values ('2020-02-01', app.user_id())`,
    // What was opened again stays so.
    update: `reopen_reason = 'changed'`,
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
};
