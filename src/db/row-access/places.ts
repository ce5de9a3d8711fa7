import { everyone, type TableAccess } from '../row-access.ts';

const curated: TableAccess['allows'] = {
  admin: ['select', 'insert', 'update', 'delete'],
  worker: ['select', 'insert', 'update', 'delete'],
};

export const rowAccess: Record<string, TableAccess> = {
  places: {
    owner: 'worker',
    sample: `insert into places (id, kind, name, slug, source)
      values (9003, 'city', 'Satara', 'satara', 'test'), (9004, 'city', 'Sangli', 'sangli', 'test'), (9005, 'city', 'Akola', 'akola', 'test')`,
    where: 'id = 9005',
    insert: `insert into places (id, kind, name, slug, source) values (9002, 'city', 'Nashik', 'nashik', 'test')`,
    update: `name = 'Akolaa'`,
    allows: { ...everyone('select'), worker: ['select', 'insert', 'update', 'delete'] },
  },
  city_requests: {
    owner: 'seeker',
    sample: `insert into city_requests (place_id, user_id) values (9003, :seeker)`,
    where: 'user_id = :seeker and place_id = 9003',
    insert: `insert into city_requests (place_id, user_id) values (9004, :seeker)`,
    update: 'told_at = app.now()',
    allows: {
      seeker: ['select', 'insert', 'delete'],
      admin: ['select', 'update'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  locality_decisions: {
    owner: 'admin',
    sample: `insert into locality_decisions (id, locality_id, decision, state_before)
      values ('01900000-0000-7000-8000-000000009003', 9001, 'accept', 'waiting'),
        ('01900000-0000-7000-8000-000000009004', 9001, 'dismiss', 'waiting')`,
    where: `id = '01900000-0000-7000-8000-000000009003'`,
    insert: `insert into locality_decisions (locality_id, decision, state_before) values (9001, 'dismiss', 'waiting')`,
    update: 'undone_at = app.now()',
    allows: curated,
  },
  decision_homes: {
    owner: 'admin',
    sample: `insert into decision_homes (decision_id, property_id, from_id)
      values ('01900000-0000-7000-8000-000000009004', :home, 9001)`,
    where: `property_id = :home`,
    insert: `insert into decision_homes (decision_id, property_id, from_id)
      values ('01900000-0000-7000-8000-000000009004', :otherHome, 9001)`,
    update: 'from_id = from_id',
    allows: curated,
  },
};
