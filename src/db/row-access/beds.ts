import { everyone, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  pg_rooms: {
    owner: 'lister',
    sample: `insert into pg_rooms (id, property_id, name, sharing, rent) values (:run, :otherHome, '101', 2, 800000)`,
    where: 'id = :run',
    insert: `insert into pg_rooms (property_id, name, sharing, rent) values (:otherHome, '102', 2, 800000)`,
    update: 'rent = 900000',
    allows: {
      ...everyone('select'),
      lister: ['select', 'insert', 'update', 'delete'],
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  pg_beds: {
    owner: 'lister',
    sample: `insert into pg_beds (room_id, property_id, label) values (:run, :otherHome, 'A')`,
    where: `room_id = :run and label = 'A'`,
    insert: `insert into pg_beds (room_id, property_id, label) values (:run, :otherHome, 'B')`,
    update: `state = 'held'`,
    allows: {
      ...everyone('select'),
      lister: ['select', 'insert', 'update', 'delete'],
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
};
