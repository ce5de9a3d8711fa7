import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  signing_requests: {
    owner: 'lister',
    sample: `insert into signing_requests (id, lease_id, document_id, provider, provider_id, expires_at, created_by)
      select :run, d.lease_id, d.id, 'sandbox', 'one', '2026-12-31', :lister from lease_documents d where d.lease_id = :run`,
    where: `lease_id = :run`,
    insert: `insert into signing_requests (lease_id, document_id, provider, provider_id, expires_at, created_by)
      select d.lease_id, d.id, 'sandbox', 'two', '2026-12-31', app.user_id() from lease_documents d where d.lease_id = :run`,
    update: `state = 'expired', closed_at = app.now()`,
    allows: {
      accepted: ['select'],
      lister: ['select'],
      admin: ['select'],
      worker: ['select', 'update'],
    },
  },
  signing_signers: {
    owner: 'lister',
    sample: `insert into signing_signers (request_id, party_id, turn)
      select r.id, p.id, 1 from signing_requests r join lease_parties p on p.lease_id = r.lease_id
       where r.lease_id = :run and p.role = 'landlord'`,
    where: `request_id = :run`,
    insert: `insert into signing_signers (request_id, party_id, turn)
      select r.id, p.id, 2 from signing_requests r join lease_parties p on p.lease_id = r.lease_id
       where r.lease_id = :run and p.role = 'tenant'`,
    update: `name = 'Om'`,
    allows: {
      accepted: ['select'],
      lister: ['select', 'insert'],
      admin: ['select'],
      worker: ['select', 'update'],
    },
  },
  signing_events: {
    owner: 'admin',
    sample: `insert into signing_events (provider, provider_event_id, provider_request_id, payload)
      values ('sandbox', 'one', 'one', '{}')`,
    where: `provider_event_id = 'one'`,
    insert: `insert into signing_events (provider, provider_event_id, provider_request_id, payload)
      values ('sandbox', 'two', 'one', '{}')`,
    update: `payload = '[]'`,
    allows: { worker: ['select', 'insert', 'delete'] },
  },
};
