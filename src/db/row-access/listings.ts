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
  listing_slots: {
    owner: 'worker',
    where: 'property_id = :home',
    insert: `insert into listing_slots (property_id, city_id, slot, rent, area_sqft, best, newest, rating)
      values (:nobody, 9001, 900, 1, 1, 1, 1, 1)`,
    update: 'slot = 901',
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
  listing_bits: {
    owner: 'worker',
    where: 'city_id = 9001',
    insert: `insert into listing_bits (city_id, chunk, key, bits) values (9001, 9, 9, '1')`,
    update: `bits = '0'`,
    allows: everyone('select'),
  },
  listing_counts: {
    owner: 'worker',
    where: 'city_id = 9001',
    insert: 'insert into listing_counts (city_id, key, homes) values (9001, 99999, 1)',
    update: 'homes = 0',
    allows: everyone('select'),
  },
  listing_changes: {
    owner: 'worker',
    // The trigger at commit would work the row off at once.
    sample: `set session_replication_role = replica; insert into listing_changes (property_id) values (:home);
      set session_replication_role = origin`,
    where: 'property_id = :home',
    insert: 'insert into listing_changes (property_id) values (:nobody)',
    update: 'property_id = :nobody',
    allows: { worker: ['select'] },
  },
};
