import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  // `accepted` is the tenant of the lease, `lister` its landlord.
  opening_figures: {
    owner: 'lister',
    sample: `insert into opening_figures (lease_id, kind, file_says, tenant_says, landlord_says, tenant_reason, last_by, agree_by)
      values (:run, 'balance', 100, 0, 100, 'Paid', 'tenant', '2026-12-08')`,
    where: `lease_id = :run and kind = 'balance'`,
    insert: `insert into opening_figures (lease_id, kind, file_says, tenant_says, landlord_says, tenant_reason, last_by, held_by, agree_by)
      values (:run, 'deposit', 100, 0, 100, 'Paid', 'tenant', 'owner', '2026-12-08')`,
    update: 'reminders = 1',
    // Its functions alone write it.
    allows: {
      accepted: ['select'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'update'],
    },
  },
};
