import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  payments: {
    owner: 'seeker',
    sample: `insert into payments (id, kind, broker_id, user_id, provider, amount, status)
      values (:run, 'broker_registration', :run, :seeker, 'cash', 500000, 'failed')`,
    where: `id = :run`,
    insert: `insert into payments (kind, broker_id, user_id, provider, amount, status)
      values ('broker_registration', :run, :seeker, 'cash', 500000, 'pending')`,
    update: `note = 'Dropped'`,
    allows: {
      seeker: ['select', 'insert', 'update'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  payment_events: {
    owner: 'admin',
    sample: `insert into payment_events (id, provider, provider_event_id, event, payload)
      values (:run, 'razorpay', 'evt_1', 'payment.captured', '{}')`,
    where: 'id = :run',
    insert: `insert into payment_events (provider, provider_event_id, event, payload)
      values ('razorpay', 'evt_2', 'payment.captured', '{}')`,
    update: `outcome = 'applied'`,
    allows: { admin: ['select'], worker: ['select', 'insert', 'update'] },
  },
};
