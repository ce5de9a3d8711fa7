import type { TableAccess } from '../row-access.ts';

const columns = `kind, fee, key, source_id, payer_id, payer_name, seller, description, sac, rate_bp, taxable, cgst, sgst, igst, total`;
const amounts = `'{}', 'Fee', '997221', 0, 100, 0, 0, 0, 100`;

export const rowAccess: Record<string, TableAccess> = {
  gst_rates: {
    owner: 'admin',
    where: `fee = 'management_fee' and valid_from = '2017-07-01'`,
    insert: `insert into gst_rates (fee, valid_from, sac, rate_bp) values ('management_fee', '2040-04-01', '997221', 1800)`,
    update: 'rate_bp = 0',
    allows: { admin: ['select', 'insert'], worker: ['select'] },
  },
  invoices: {
    owner: 'lister',
    sample: `insert into invoices (${columns}) values ('receipt', 'management_fee', 'sample', :run, :lister, 'Lal', ${amounts})`,
    where: 'source_id = :run',
    insert: `insert into invoices (actor_id, ${columns})
      values (app.user_id(), 'receipt', 'management_fee', 'trial', null, :lister, 'Lal', ${amounts})`,
    update: `payer_name = 'Om'`,
    allows: { lister: ['select'], admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
  invoice_payments: {
    owner: 'lister',
    sample: `with i as (insert into invoices (id, due_on, ${columns}) values
          (:run, '2026-12-31', 'receipt', 'service', 'to pay', null, :lister, 'Lal', ${amounts}),
          (:home, '2026-12-31', 'receipt', 'service', 'to pay too', null, :lister, 'Lal', ${amounts}) returning id)
      insert into invoice_payments (invoice_id, paid_on, paid_by, amount) select id, '2026-12-03', 'UTR 4471', 100 from i where id = :run`,
    where: 'invoice_id = :run',
    insert: `insert into invoice_payments (invoice_id, paid_on, paid_by, amount, recorded_by)
      values (:home, '2026-12-04', 'UTR 4472', 100, app.user_id())`,
    update: `paid_by = 'Cash'`,
    allows: { lister: ['select'], admin: ['select', 'insert'], worker: ['select'] },
  },
};
