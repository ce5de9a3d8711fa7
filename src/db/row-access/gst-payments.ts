import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  gst_payments: {
    owner: 'admin',
    sample: `insert into gst_payments (month, paid_on, reference, cgst, paid_from)
      values ('2020-01-01', '2020-02-18', '20020100000001', 100, 'collection')`,
    where: `month = '2020-01-01'`,
    insert: `insert into gst_payments (month, paid_on, reference, cgst, paid_from, recorded_by)
      values ('2020-02-01', '2020-03-18', '20020100000002', 100, 'collection', app.user_id())`,
    update: `withdrawal_reason = 'Wrong', withdrawn_at = app.now(), withdrawn_by = app.user_id()`,
    allows: { admin: ['select', 'insert', 'update'], worker: ['select'] },
  },
};
