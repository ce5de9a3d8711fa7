import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  home_counts: {
    owner: 'worker',
    sample: `insert into home_counts (month, homes) values ('1999-01-01', 3)`,
    where: `month = '1999-01-01'`,
    insert: `insert into home_counts (month, homes) values ('1999-02-01', 1)`,
    update: 'homes = 0',
    allows: { worker: ['select', 'insert', 'delete'] },
  },
};
