// Who may do what to a row of each table: the declaration that the row security test proves against the real database.

/**
 * seeker asked to visit the lister's home and waits; accepted has a scheduled visit there; neighbour has nothing to do
 * with either; visitor is signed out; worker is a job.
 */
export const people = ['visitor', 'seeker', 'accepted', 'neighbour', 'lister', 'admin', 'worker'] as const;
export type Person = (typeof people)[number];

/** Letters of select, insert, update, delete. A person left out may do nothing. */
type Access = Partial<Record<Person, string>>;

export interface TableAccess {
  /** Whose row it is: the sample row belongs to him, and every insert is tried in his name. */
  owner: Person;
  /** Adds a row as the one under test. `:name` stands for a person's id, `:home` and `:otherHome` for homes of the lister. */
  sample?: string;
  /** Finds the sample row. */
  where: string;
  /** A row that does not clash with the sample. */
  insert: string;
  /** Assignments a person with the right to change the row would make. */
  update: string;
  may: Access;
}

const everyone = (letters: string): Access => Object.fromEntries(people.map((person) => [person, letters]));

export const rowAccess: Record<string, TableAccess> = {
  profiles: {
    owner: 'seeker',
    where: 'user_id = :seeker',
    insert: `insert into profiles (user_id, email) values (:nobody, 'nobody@example.in')`,
    update: `city = 'Pune'`,
    may: { seeker: 'su', admin: 's', worker: 'su' },
  },
  user_roles: {
    owner: 'seeker',
    sample: `insert into user_roles (user_id, role) values (:seeker, 'tenant')`,
    where: `user_id = :seeker and role = 'tenant'`,
    insert: `insert into user_roles (user_id, role) values (:seeker, 'broker')`,
    update: `role = 'landlord'`,
    may: { seeker: 's', admin: 'sid', worker: 'sid' },
  },
  property_visits: {
    owner: 'seeker',
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot)
      values (:otherHome, :seeker, :lister, 'physical', '2026-12-01', '10:00')`,
    update: `status = 'cancelled', awaiting = null`,
    may: { seeker: 'siu', lister: 'su', admin: 'su', worker: 'siu' },
  },
  property_applications: {
    owner: 'seeker',
    sample: `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date)
      values (:home, :seeker, :lister, 3, '2026-12-01')`,
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date)
      values (:otherHome, :seeker, :lister, 3, '2026-12-01')`,
    update: `status = 'cancelled'`,
    may: { seeker: 'siu', lister: 'su', admin: 'su', worker: 'siu' },
  },
  lead_events: {
    owner: 'seeker',
    sample: `insert into lead_events (visit_id, actor_id, action, status)
      select id, :seeker, 'request', 'requested' from property_visits where property_id = :home and user_id = :seeker`,
    where: 'actor_id = :seeker',
    insert: `insert into lead_events (visit_id, actor_id, action, status)
      values ((select id from property_visits where property_id = :home and user_id = :seeker), :seeker, 'cancel', 'cancelled')`,
    update: `note = 'changed'`,
    may: { seeker: 'si', lister: 's', admin: 's', worker: 'si' },
  },
  shortlists: {
    owner: 'seeker',
    sample: 'insert into shortlists (user_id, property_id) values (:seeker, :home)',
    where: 'user_id = :seeker and property_id = :home',
    insert: 'insert into shortlists (user_id, property_id) values (:seeker, :otherHome)',
    update: `note = 'near the park'`,
    may: { seeker: 'siud', worker: 'siud' },
  },
  recent_views: {
    owner: 'seeker',
    sample: 'insert into recent_views (user_id, property_id) values (:seeker, :home)',
    where: 'user_id = :seeker and property_id = :home',
    insert: 'insert into recent_views (user_id, property_id) values (:seeker, :otherHome)',
    update: 'viewed_at = now()',
    may: { seeker: 'siud', worker: 'siud' },
  },
  recent_searches: {
    owner: 'seeker',
    sample: `insert into recent_searches (user_id, query) values (:seeker, 'city=pune')`,
    where: `user_id = :seeker and query = 'city=pune'`,
    insert: `insert into recent_searches (user_id, query) values (:seeker, 'city=delhi')`,
    update: 'searched_at = now()',
    may: { seeker: 'siud', worker: 'siud' },
  },
  property_private: {
    owner: 'lister',
    sample: `insert into property_private (property_id, address) values (:home, '4 Rose Lane')`,
    where: 'property_id = :home',
    insert: `insert into property_private (property_id, address) values (:otherHome, '5 Rose Lane')`,
    update: `address = '6 Rose Lane'`,
    may: { accepted: 's', lister: 'siu', admin: 'su', worker: 'siud' },
  },
  property_drafts: {
    owner: 'lister',
    sample: `insert into property_drafts (user_id, step, content) values (:lister, 'place', '{}')`,
    where: 'user_id = :lister',
    insert: `insert into property_drafts (user_id, property_id, step, content) values (:lister, :home, 'place', '{}')`,
    update: `step = 'home'`,
    may: { lister: 'siud', worker: 'siud' },
  },
  import_runs: {
    owner: 'lister',
    sample: `insert into import_runs (id, owner_id, file_name, mapping) values (:run, :lister, 'homes.csv', '{}')`,
    where: 'id = :run',
    insert: `insert into import_runs (owner_id, file_name, mapping) values (:lister, 'more.csv', '{}')`,
    update: `status = 'finished'`,
    may: { lister: 'siu', admin: 's', worker: 'siu' },
  },
  import_rejects: {
    owner: 'lister',
    sample: `insert into import_rejects (run_id, row_number, reason, row) values (:run, 2, 'rent missing', '{}')`,
    where: 'run_id = :run',
    insert: `insert into import_rejects (run_id, row_number, reason, row) values (:run, 3, 'rent missing', '{}')`,
    update: `reason = 'none'`,
    may: { lister: 'si', admin: 's', worker: 'si' },
  },
  files: {
    owner: 'lister',
    sample: `insert into files (owner_id, kind, key, content_type, bytes) values (:lister, 'document', 'a', 'application/pdf', 9)`,
    where: `key = 'a'`,
    insert: `insert into files (owner_id, kind, key, content_type, bytes) values (:lister, 'document', 'b', 'application/pdf', 9)`,
    update: 'is_public = true',
    may: { lister: 'sid', admin: 'sd', worker: 'sid' },
  },
  idempotency_keys: {
    owner: 'seeker',
    sample: `insert into idempotency_keys (user_id, key, procedure, request_hash) values (:seeker, 'k', 'visits.request', 'h')`,
    where: `user_id = :seeker and key = 'k'`,
    insert: `insert into idempotency_keys (user_id, key, procedure, request_hash) values (:seeker, 'l', 'visits.request', 'h')`,
    update: `response = '{}'`,
    may: { seeker: 'siud', worker: 'siud' },
  },
  settings: {
    owner: 'admin',
    sample: `insert into settings (key, value) values ('brokers.registration_fee', '500000')`,
    where: `key = 'brokers.registration_fee'`,
    insert: `insert into settings (key, value) values ('another', '1')`,
    update: `value = '600000'`,
    may: { admin: 'siu', worker: 'siu' },
  },
  consents: {
    owner: 'seeker',
    sample: `insert into consents (user_id, purpose, version, is_given) values (:seeker, 'marketing', '1', true)`,
    where: 'user_id = :seeker',
    insert: `insert into consents (user_id, purpose, version, is_given) values (:seeker, 'marketing', '1', false)`,
    update: 'is_given = false',
    may: { seeker: 'si', admin: 's', worker: 'si' },
  },
  notifications: {
    owner: 'seeker',
    sample: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.requested', '{}')`,
    where: 'user_id = :lister',
    insert: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.cancelled', '{}')`,
    update: 'read_at = now()',
    may: { seeker: 'i', lister: 'su', worker: 'siud' },
  },
  mails: {
    owner: 'worker',
    sample: `insert into mails (user_id, recipient, kind, subject, text) values (:seeker, 's@example.in', 'code', 'Code', '1')`,
    where: 'user_id = :seeker',
    insert: `insert into mails (recipient, kind, subject, text) values ('s@example.in', 'code', 'Code', '2')`,
    update: `status = 'sent'`,
    may: { worker: 'siud' },
  },
  audit_log: {
    owner: 'admin',
    sample: `insert into audit_log (actor_id, action, subject_type, subject_id) values (:admin, 'roles.assign', 'user', '1')`,
    where: 'id = 1',
    insert: `insert into audit_log (actor_id, action, subject_type, subject_id) values (:admin, 'roles.remove', 'user', '1')`,
    update: `action = 'nothing'`,
    may: { admin: 'si', worker: 'si' },
  },
  properties: {
    owner: 'lister',
    where: 'id = :home',
    insert: `insert into properties (listed_by, title) values (:lister, 'Half filled')`,
    update: 'rent = 1600000',
    may: {
      visitor: 's',
      seeker: 's',
      accepted: 's',
      neighbour: 's',
      lister: 'siud',
      admin: 'siu',
      worker: 'siud',
    },
  },
  property_photos: {
    owner: 'lister',
    sample: `insert into property_photos (property_id, position, url, width, height) values (:home, 1, '/a.webp', 4, 3)`,
    where: 'property_id = :home',
    insert: `insert into property_photos (property_id, position, url, width, height) values (:home, 2, '/b.webp', 4, 3)`,
    update: `alt = 'The hall'`,
    may: { ...everyone('s'), lister: 'siud', admin: 'siud', worker: 'siud' },
  },
  property_views: {
    owner: 'seeker',
    sample: `insert into property_views (property_id, viewer, viewed_on) values (:home, :seeker, '2026-11-20')`,
    where: 'property_id = :home',
    insert: `insert into property_views (property_id, viewer, viewed_on) values (:home, :seeker, '2026-11-21')`,
    update: 'is_counted = true',
    may: { seeker: 'i', lister: 's', admin: 's', worker: 'siud' },
  },
  cities: {
    owner: 'admin',
    sample: `insert into cities (id, name, slug, state, lat, lng) values (9003, 'Satara', 'satara', 'Maharashtra', 17.7, 74)`,
    where: 'id = 9003',
    insert: `insert into cities (id, name, slug, state, lat, lng) values (9002, 'Nashik', 'nashik', 'Maharashtra', 20, 73.8)`,
    update: `name = 'Puna'`,
    may: { ...everyone('s'), admin: 'siud', worker: 'siud' },
  },
  localities: {
    owner: 'admin',
    sample: `insert into localities (id, city_id, name, slug) values (9003, 9001, 'Wakad', 'wakad')`,
    where: 'id = 9003',
    insert: `insert into localities (id, city_id, name, slug) values (9002, 9001, 'Aundh', 'aundh')`,
    update: `name = 'Baaner'`,
    may: { ...everyone('s'), admin: 'siud', worker: 'siud' },
  },
  locality_rents: {
    owner: 'worker',
    sample: `insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 2, 3, 1, 2, 3)`,
    where: 'locality_id = 9001',
    insert: `insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 3, 3, 1, 2, 3)`,
    update: 'homes = 4',
    may: { ...everyone('s'), worker: 'siud' },
  },
  listings: {
    owner: 'worker',
    where: 'property_id = :home',
    insert: `insert into listings (property_id, city_id, locality_id, rent, area_sqft, best, newest, rating, tags, words, card)
      values (:nobody, 9001, 9001, 1, 1, 1, 1, 0, '{}', '', '{}')`,
    update: 'rent = 2',
    may: everyone('s'),
  },
  listing_slots: {
    owner: 'worker',
    where: 'property_id = :home',
    insert: 'insert into listing_slots (property_id, city_id, slot) values (:nobody, 9001, 900)',
    update: 'slot = 901',
    may: everyone('s'),
  },
  frequent_words: {
    owner: 'worker',
    sample: `insert into frequent_words (word, lexeme, key) values ('balcony', 'balconi', 10000001)`,
    where: `word = 'balcony'`,
    insert: `insert into frequent_words (word, lexeme, key) values ('garden', 'garden', 10000002)`,
    update: 'key = 10000003',
    may: everyone('s'),
  },
  listing_bits: {
    owner: 'worker',
    where: 'city_id = 9001',
    insert: `insert into listing_bits (city_id, chunk, key, bits) values (9001, 9, 9, '1')`,
    update: `bits = '0'`,
    may: everyone('s'),
  },
  listing_counts: {
    owner: 'worker',
    where: 'city_id = 9001',
    insert: 'insert into listing_counts (city_id, key, homes) values (9001, 99999, 1)',
    update: 'homes = 0',
    may: everyone('s'),
  },
  listing_changes: {
    owner: 'worker',
    // The trigger at commit would work the row off at once.
    sample: `set session_replication_role = replica; insert into listing_changes (property_id) values (:home);
      set session_replication_role = origin`,
    where: 'property_id = :home',
    insert: 'insert into listing_changes (property_id) values (:nobody)',
    update: 'property_id = :nobody',
    may: { worker: 's' },
  },
};
