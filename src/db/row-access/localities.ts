import { everyone, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  cities: {
    owner: 'admin',
    sample: `insert into cities (id, name, slug, state, lat, lng) values (9003, 'Satara', 'satara', 'Maharashtra', 17.7, 74)`,
    where: 'id = 9003',
    insert: `insert into cities (id, name, slug, state, lat, lng) values (9002, 'Nashik', 'nashik', 'Maharashtra', 20, 73.8)`,
    update: `name = 'Puna'`,
    allows: {
      ...everyone('select'),
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  localities: {
    owner: 'admin',
    sample: `insert into localities (id, city_id, name, slug) values (9003, 9001, 'Wakad', 'wakad')`,
    where: 'id = 9003',
    insert: `insert into localities (id, city_id, name, slug) values (9002, 9001, 'Aundh', 'aundh')`,
    update: `name = 'Baaner'`,
    allows: {
      ...everyone('select'),
      admin: ['select', 'insert', 'update', 'delete'],
      worker: ['select', 'insert', 'update', 'delete'],
    },
  },
  city_rents: {
    owner: 'worker',
    sample: `insert into city_rents (city_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 2, 3, 1, 2, 3)`,
    where: 'city_id = 9001',
    insert: `insert into city_rents (city_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 3, 3, 1, 2, 3)`,
    update: 'homes = 4',
    allows: { ...everyone('select'), worker: ['select', 'insert', 'update', 'delete'] },
  },
  locality_rents: {
    owner: 'worker',
    sample: `insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 2, 3, 1, 2, 3)`,
    where: 'locality_id = 9001',
    insert: `insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 3, 3, 1, 2, 3)`,
    update: 'homes = 4',
    allows: { ...everyone('select'), worker: ['select', 'insert', 'update', 'delete'] },
  },
};
