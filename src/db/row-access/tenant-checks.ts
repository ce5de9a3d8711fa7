import type { TableAccess } from '../row-access.ts';

const columns = `form_id, orderer_id, home, person_name, person_email, purpose, points, token_hash, expires_on`;
const facts = `:lister, '2 BHK in Baner', 'Om Rao', 'om@row.example', 'Renting', '{identity}'`;

export const rowAccess: Record<string, TableAccess> = {
  // First: a check has the price of its day.
  tenant_check_prices: {
    owner: 'admin',
    sample: `insert into tenant_check_prices (valid_from, amount) values ('2019-01-01', 39900)`,
    where: `valid_from = '2019-01-01'`,
    insert: `insert into tenant_check_prices (valid_from, amount) values ('2041-01-01', 59900)`,
    update: 'amount = 1',
    allows: {
      admin: ['select', 'insert'],
      seeker: ['select'],
      accepted: ['select'],
      neighbour: ['select'],
      lister: ['select'],
      worker: ['select'],
    },
  },
  tenant_checks: {
    owner: 'lister',
    sample: `insert into tenant_checks (${columns}) values (:run, ${facts}, 'sample', '2040-01-01')`,
    where: 'form_id = :run',
    insert: `insert into tenant_checks (${columns}) values (:home, ${facts}, 'trial', '2040-01-01')`,
    update: `kept_until = kept_until`,
    allows: {
      lister: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  tenant_check_points: {
    owner: 'admin',
    sample: `with moved as (update tenant_checks set status = 'in_work', agreed_at = app.now() where form_id = :run returning id)
      insert into tenant_check_points (check_id, point, answer, source, checked_on, answered_by)
      select id, 'identity', 'confirmed', 'Passport', '2026-11-26', :admin from moved`,
    where: `check_id = (select id from tenant_checks where form_id = :run)`,
    insert: `insert into tenant_check_points (check_id, point, answer, source, checked_on, answered_by)
      values ((select id from tenant_checks where form_id = :run), 'employer', 'confirmed', 'Call', '2026-11-26', :admin)`,
    update: `answer = 'not_confirmed'`,
    allows: { admin: ['select', 'update'], worker: ['select', 'insert', 'update', 'delete'] },
  },
  tenant_check_files: {
    owner: 'admin',
    sample: `with stored as (insert into files (owner_id, kind, key, content_type, bytes)
        values (:admin, 'document', 'documents/' || :run, 'application/pdf', 10) returning id)
      insert into tenant_check_files (check_id, file_id, name, added_by)
      select c.id, stored.id, 'Passport', :admin from tenant_checks c, stored where c.form_id = :run`,
    where: `name = 'Passport'`,
    insert: `insert into tenant_check_files (check_id, file_id, name, added_by)
      values ((select id from tenant_checks where form_id = :run),
        (select id from files where key = 'documents/' || :run), 'Payslip', :admin)`,
    update: `name = 'changed'`,
    allows: { admin: ['select', 'insert'], worker: ['select', 'insert', 'update', 'delete'] },
  },
};
