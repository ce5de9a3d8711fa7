import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  ledger_proofs: {
    owner: 'admin',
    sample: `insert into ledger_proofs (id, started_by, entries, differences) values (:run, 'night', 1, '[]')`,
    where: 'id = :run',
    insert: `insert into ledger_proofs (started_by, entries, differences) values ('night', 2, '[]')`,
    update: 'entries = 3',
    allows: { admin: ['select'], worker: ['select', 'insert'] },
  },
};
