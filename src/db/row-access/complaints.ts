import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  complaints: {
    owner: 'seeker',
    sample: `insert into complaints (form_id, complainant_id, kind, message, answer_by)
      values (:run, :seeker, 'other', 'Nobody calls back', '2026-12-26')`,
    where: 'form_id = :run',
    insert: `insert into complaints (form_id, complainant_id, kind, message, answer_by)
      values (:home, :seeker, 'other', 'Nobody calls back', '2026-12-26')`,
    update: `status = 'in_progress'`,
    allows: {
      seeker: ['select', 'insert'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  complaint_entries: {
    owner: 'seeker',
    sample: `insert into complaint_entries (complaint_id, author_id, kind, body)
      select id, :seeker, 'message', 'Still nobody' from complaints where form_id = :run`,
    where: `body = 'Still nobody'`,
    insert: `insert into complaint_entries (complaint_id, author_id, kind, body)
      values ((select id from complaints where form_id = :run), :seeker, 'message', 'And again')`,
    update: `body = 'changed'`,
    allows: { seeker: ['select', 'insert'], admin: ['select'], worker: ['select', 'insert'] },
  },
};
