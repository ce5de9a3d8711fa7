import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  month_figures: {
    owner: 'admin',
    sample: `insert into month_figures (month, city, listings) values ('2026-10-01', 'Pune', 3)`,
    where: `city = 'Pune'`,
    insert: `insert into month_figures (month, city) values ('2026-11-01', 'Pune')`,
    update: 'listings = 4',
    allows: { admin: ['select'], worker: ['select', 'insert', 'delete'] },
  },
};
