import type { TableAccess } from '../row-access.ts';

const lineOf = (
  select: string,
) => `select l.id, ${select} from settlement_lines l join settlements s on s.id = l.settlement_id
  where s.lease_id = :run`;
const refundOf = (
  person: string,
) => `insert into settlement_refunds (settlement_id, amount, paid_on, mode, recorded_by)
  select s.id, 100, '2026-12-01', 'cash', ${person} from settlements s where s.lease_id = :run`;

export const rowAccess: Record<string, TableAccess> = {
  // `accepted` is the tenant of the lease, `lister` its landlord.
  settlements: {
    owner: 'lister',
    sample: `insert into settlements (lease_id, state, started_by, deposit, held_by, due_on)
      values (:run, 'answering', 'landlord', 5000000, 'landlord', '2026-12-08')`,
    where: 'lease_id = :run',
    insert: `with l as (insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, created_by)
        values (:home, '2 BHK in Baner', :lister, 'Lal', 'Om', 'om@example.in', '2028-12-01', '2029-10-31', 2500000, 30,
          app.user_id()) returning id)
      insert into settlements (lease_id, state, started_by, deposit, held_by, due_on)
      select id, 'answering', 'landlord', 100, 'landlord', '2026-12-08' from l`,
    update: `due_on = '2026-12-09'`,
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  settlement_lines: {
    owner: 'lister',
    sample: `insert into settlement_lines (settlement_id, position, kind, label, amount)
      select s.id, 1, 'damage', 'Door', 100 from settlements s where s.lease_id = :run`,
    where: `settlement_id = (select s.id from settlements s where s.lease_id = :run)`,
    insert: `insert into settlement_lines (settlement_id, position, kind, label, amount)
      select s.id, 2, 'damage', 'Wall', 100 from settlements s where s.lease_id = :run`,
    update: `state = 'accepted', allowed = amount`,
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'insert'],
      admin: ['select'],
      worker: ['select', 'insert', 'update'],
    },
  },
  settlement_photos: {
    owner: 'lister',
    sample: `insert into settlement_photos (line_id, key, width, height, side, added_by)
      ${lineOf(`'settlements/one.webp', 1, 1, 'landlord', :lister`)}`,
    where: `key = 'settlements/one.webp'`,
    insert: `insert into settlement_photos (line_id, key, width, height, side, added_by)
      ${lineOf(`'settlements/two.webp', 1, 1, 'landlord', app.user_id()`)}`,
    update: 'width = 2',
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert'],
      admin: ['select'],
      worker: ['select', 'insert'],
    },
  },
  settlement_refunds: {
    owner: 'lister',
    sample: refundOf(':lister'),
    where: `settlement_id = (select s.id from settlements s where s.lease_id = :run)`,
    insert: refundOf('app.user_id()'),
    update: `state = 'confirmed', answered_at = app.now()`,
    allows: {
      accepted: ['select', 'update'],
      lister: ['select', 'insert'],
      admin: ['select'],
      worker: ['select', 'insert', 'update'],
    },
  },
};
