import { everyone, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  listing_news: {
    owner: 'worker',
    sample: `insert into listing_news (property_id) values ('01900000-0000-7000-8000-000000000001')`,
    where: `property_id = '01900000-0000-7000-8000-000000000001'`,
    insert: `insert into listing_news (property_id) values ('01900000-0000-7000-8000-000000000002')`,
    update: 'changed_at = app.now()',
    allows: { worker: ['select', 'insert', 'update', 'delete'] },
  },
  listings: {
    owner: 'worker',
    where: 'property_id = :home',
    insert: `insert into listings (property_id, city_id, locality_id, rent, area_sqft, best, newest, rating, tags, words, card)
      values (:nobody, 9001, 9001, 1, 1, 1, 1, 0, '{}', '', '{}')`,
    update: 'rent = 2',
    allows: everyone('select'),
  },
  frequent_words: {
    owner: 'worker',
    sample: `insert into frequent_words (word, lexeme, key) values ('balcony', 'balconi', 10000001)`,
    where: `word = 'balcony'`,
    insert: `insert into frequent_words (word, lexeme, key) values ('garden', 'garden', 10000002)`,
    update: 'key = 10000003',
    allows: everyone('select'),
  },
  catalogue_changes: {
    owner: 'worker',
    where: 'home = :home',
    insert: 'insert into catalogue_changes (home) values (:nobody)',
    update: 'version = 1',
    allows: { visitor: ['select'], worker: ['select', 'delete'] },
  },
  catalogue_dead_letters: {
    owner: 'worker',
    sample: `insert into catalogue_dead_letters (home, version, reason) values ('01900000-0000-7000-8000-000000000001', 1, 'too long')`,
    where: `home = '01900000-0000-7000-8000-000000000001'`,
    insert: `insert into catalogue_dead_letters (home, version, reason) values ('01900000-0000-7000-8000-000000000002', 1, 'too long')`,
    update: 'version = 2',
    allows: { worker: ['select', 'insert', 'update', 'delete'] },
  },
};
