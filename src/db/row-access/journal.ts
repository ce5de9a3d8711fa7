import type { TableAccess } from '../row-access.ts';

const allows: TableAccess['allows'] = {
  accepted: ['select'],
  lister: ['select', 'insert'],
  admin: ['select', 'insert'],
  worker: ['select', 'insert'],
};

export const rowAccess: Record<string, TableAccess> = {
  journal_entries: {
    owner: 'lister',
    // With its lines, without which no entry is.
    sample: `with e as (insert into journal_entries (id, kind, happened_on, source_type, source_id, key)
        values (:run, 'rent_received', '2026-12-03', 'rent_payment', :run, 'sample') returning id)
      insert into journal_lines (entry_id, position, account, party_kind, lease_id, amount)
      select e.id, l.position, l.account, l.party, :run, l.amount
        from e, (values (1, 'rent_collected', 'owner', 100), (2, 'rent_prepaid', 'tenant', -100)) l (position, account, party, amount)`,
    where: 'id = :run',
    insert: `insert into journal_entries (kind, happened_on, source_type, source_id, key, actor_id)
      values ('rent_received', '2026-12-03', 'rent_payment', :run, 'trial', app.user_id())`,
    update: `reason = 'changed'`,
    allows,
  },
  journal_lines: {
    owner: 'lister',
    where: 'entry_id = :run and position = 1',
    insert: `do $$ begin
      insert into journal_entries (id, kind, happened_on, source_type, source_id, key, actor_id)
        values (:otherHome, 'rent_received', '2026-12-03', 'rent_payment', :run, 'trial', app.user_id());
      insert into journal_lines (entry_id, position, account, party_kind, lease_id, amount)
        values (:otherHome, 1, 'rent_collected', 'owner', :run, 100);
    end $$`,
    update: 'amount = 50',
    allows,
  },
};
