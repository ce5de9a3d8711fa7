import type { TableAccess } from '../row-access.ts';

// Members by their roles: src/db/organisation-access.test.ts.
export const rowAccess: Record<string, TableAccess> = {
  organisations: {
    owner: 'neighbour',
    sample: `insert into organisations (kind, legal_name, city, founded_by) values ('broker_agency', 'Rao Homes', 'Pune', :neighbour)`,
    where: `founded_by = :neighbour and legal_name = 'Rao Homes'`,
    insert: `insert into organisations (kind, legal_name, city, founded_by) values ('broker_agency', 'Rao Homes 2', 'Pune', :neighbour)`,
    update: `city = 'Nashik'`,
    allows: {
      neighbour: ['select', 'insert', 'update'],
      admin: ['select'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  organisation_members: {
    owner: 'neighbour',
    sample: `insert into organisation_members (organisation_id, user_id, role)
      select id, :neighbour, 'administrator' from organisations where founded_by = :neighbour`,
    where: 'user_id = :neighbour',
    // Nobody puts anybody in, themselves neither, once there are members.
    insert: `insert into organisation_members (organisation_id, user_id, role)
      select id, :seeker, 'administrator' from organisations where founded_by = :neighbour`,
    update: `role = 'agent'`,
    allows: {
      neighbour: ['select', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  organisation_invitations: {
    owner: 'neighbour',
    sample: `insert into organisation_invitations (organisation_id, email, role, invited_by, expires_at)
      select id, 'seeker@example.in', 'agent', :neighbour, app.now() + interval '1 day' from organisations where founded_by = :neighbour`,
    where: 'invited_by = :neighbour',
    insert: `insert into organisation_invitations (organisation_id, email, role, invited_by, expires_at)
      select id, 'other@example.in', 'agent', :neighbour, app.now() + interval '1 day' from organisations where founded_by = :neighbour`,
    update: `state = 'withdrawn'`,
    allows: {
      neighbour: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
