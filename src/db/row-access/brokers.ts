import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  brokers: {
    owner: 'seeker',
    sample: `insert into brokers (id, user_id, name) values (:run, :seeker, 'Asha Homes')`,
    where: 'user_id = :seeker',
    insert: `insert into brokers (user_id, name) values (:lister, 'Ravi Homes')`,
    update: `name = 'Asha Estates'`,
    // Everyone begins their own registration; the row that is tried is the lister's.
    allows: {
      seeker: ['select', 'update'],
      lister: ['insert'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  broker_documents: {
    owner: 'seeker',
    sample: `insert into files (id, owner_id, kind, key, content_type, bytes) values
        (:home, :seeker, 'document', 'pan', 'application/pdf', 9), (:run, :seeker, 'document', 'rera', 'application/pdf', 9);
      insert into broker_documents (broker_id, kind, file_id, name) values (:run, 'pan_card', :home, 'pan.pdf')`,
    where: `kind = 'pan_card'`,
    insert: `insert into broker_documents (broker_id, kind, file_id, name)
      values (:run, 'rera_certificate', :run, 'rera.pdf')`,
    update: `name = 'other.pdf'`,
    allows: {
      seeker: ['select', 'insert', 'delete'],
      admin: ['select'],
      worker: ['select', 'insert', 'delete'],
    },
  },
  shadow_balancing_audit: {
    owner: 'admin',
    sample: `insert into shadow_balancing_audit (broker_id, admin_user_id, action)
      select id, :admin, 'disabled' from brokers where user_id = :seeker`,
    where: `action = 'disabled'`,
    insert: `insert into shadow_balancing_audit (broker_id, admin_user_id, action)
      values ((select id from brokers where user_id = :seeker), :admin, 'enabled')`,
    update: `reason = 'none'`,
    allows: { admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
};
