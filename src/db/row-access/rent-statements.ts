import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  rent_statements: {
    owner: 'lister',
    sample: `insert into rent_statements (holder_id, from_date, to_date, figures, made_by)
      values (:lister, '2026-04-01', '2027-03-31', repeat('0', 64), :lister)`,
    where: `holder_id = :lister and figures = repeat('0', 64)`,
    insert: `insert into rent_statements (holder_id, from_date, to_date, figures, made_by)
      values (:lister, '2026-11-01', '2026-11-30', repeat('1', 64), app.user_id())`,
    update: `figures = repeat('2', 64)`,
    allows: {
      lister: ['select', 'insert'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  municipal_taxes: {
    owner: 'lister',
    sample: `insert into municipal_taxes (owner_id, property_id, home_name, paid_on, amount)
      values (:lister, :home, 'Rose 4', '2026-06-01', 450000)`,
    where: `owner_id = :lister and amount = 450000`,
    insert: `insert into municipal_taxes (owner_id, property_id, home_name, paid_on, amount)
      values (:lister, :home, 'Rose 4', '2026-07-01', 460000)`,
    update: 'amount = 470000',
    allows: {
      lister: ['select', 'insert', 'delete'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
