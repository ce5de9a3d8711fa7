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

const signedIn = (letters: string): Access => ({ ...everyone(letters), visitor: '' });

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
    update: 'answered_at = app.now()',
    may: { seeker: 'siu', lister: 'su', admin: 'su', worker: 'siu' },
  },
  application_profiles: {
    owner: 'seeker',
    sample: `insert into application_profiles (user_id, household) values (:seeker, 'family')`,
    where: 'user_id = :seeker',
    insert: `insert into application_profiles (user_id, household) values (:neighbour, 'family')`,
    update: 'occupants = 3',
    may: { seeker: 'sud', neighbour: 'i', worker: 'siud' },
  },
  application_references: {
    owner: 'accepted',
    sample: `insert into property_applications (id, property_id, user_id, lister_id, occupants, move_in_date, status) values
        (:run, :home, :accepted, :lister, 3, '2026-12-01', 'approved'),
        (:nobody, :home, :accepted, :lister, 3, '2026-12-01', 'cancelled');
      insert into application_references (application_id, user_id, referees) values
        (:run, :accepted, '[{"name": "Ravi", "kind": "landlord", "phone": "+919800011111"}]')`,
    where: 'application_id = :run',
    insert: `insert into application_references (application_id, user_id, referees) values
        (:nobody, :accepted, '[{"name": "Ravi", "kind": "landlord", "phone": "+919800011111"}]')`,
    update: `referees = '[]'`,
    may: { accepted: 'si', lister: 's', admin: 's', worker: 'sid' },
  },
  enquiries: {
    owner: 'seeker',
    sample: `insert into enquiries (form_id, kind, name, email, message, user_id)
      values (:run, 'contact', 'Asha', 'asha@example.in', 'Please call', :seeker)`,
    where: 'form_id = :run',
    insert: `insert into enquiries (form_id, kind, name, email, message, user_id)
      values (:home, 'contact', 'Asha', 'asha@example.in', 'Please call', :seeker)`,
    update: `status = 'in_progress'`,
    may: { seeker: 's', admin: 'su', worker: 'siud' },
  },
  enquiry_events: {
    owner: 'admin',
    sample: `insert into enquiry_events (enquiry_id, actor_id, action, status, note)
      select id, :admin, 'noted', 'new', 'called' from enquiries where form_id = :run`,
    where: `note = 'called'`,
    insert: `insert into enquiry_events (enquiry_id, actor_id, action, status)
      values ((select id from enquiries where form_id = :run), :admin, 'noted', 'new')`,
    update: `note = 'changed'`,
    may: { admin: 'si', worker: 'si' },
  },
  listing_reports: {
    owner: 'seeker',
    sample: `insert into listing_reports (property_id, reporter_id, reason) values (:home, :seeker, 'fake')`,
    where: 'property_id = :home and reporter_id = :seeker',
    insert: `insert into listing_reports (property_id, reporter_id, reason) values (:otherHome, :seeker, 'fake')`,
    update: `status = 'under_review'`,
    may: { seeker: 'si', admin: 'su', worker: 'siu' },
  },
  listing_flags: {
    owner: 'worker',
    sample: `insert into listing_flags (property_id, kind) values (:home, 'rent')`,
    where: `property_id = :home and kind = 'rent'`,
    insert: `insert into listing_flags (property_id, kind) values (:otherHome, 'rent')`,
    update: `status = 'asked'`,
    may: { admin: 'su', worker: 'siud' },
  },
  listing_checks: {
    owner: 'worker',
    sample: `insert into listing_checks (property_id, changed_at) values (:home, '2026-01-01')
      on conflict (property_id) do update set changed_at = '2026-01-01'`,
    where: 'property_id = :home',
    insert: `insert into listing_checks (property_id) values (:otherHome) on conflict (property_id) do update set changed_at = app.now()`,
    update: 'changed_at = app.now()',
    may: { worker: 'siud' },
  },
  verification_claims: {
    owner: 'seeker',
    sample: `insert into verification_claims (user_id, kind, reference) values (:seeker, 'phone', '+91 98000 11111')`,
    where: `user_id = :seeker and kind = 'phone'`,
    insert: `insert into verification_claims (user_id, kind) values (:seeker, 'identity')`,
    update: `status = 'lapsed'`,
    may: { seeker: 'siu', admin: 'su', worker: 'siud' },
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
    update: 'viewed_at = app.now()',
    may: { seeker: 'siud', worker: 'siud' },
  },
  recent_searches: {
    owner: 'seeker',
    sample: `insert into recent_searches (user_id, query) values (:seeker, 'city=pune')`,
    where: `user_id = :seeker and query = 'city=pune'`,
    insert: `insert into recent_searches (user_id, query) values (:seeker, 'city=delhi')`,
    update: 'searched_at = app.now()',
    may: { seeker: 'siud', worker: 'siud' },
  },
  saved_searches: {
    owner: 'seeker',
    sample: `insert into saved_searches (user_id, name, query) values (:seeker, 'Pune', 'city=pune')`,
    where: `user_id = :seeker and query = 'city=pune'`,
    insert: `insert into saved_searches (user_id, name, query) values (:seeker, 'Delhi', 'city=delhi')`,
    update: `name = 'Poona'`,
    may: { seeker: 'siud', worker: 'siud' },
  },
  saved_search_matches: {
    owner: 'worker',
    sample: `insert into saved_search_matches (search_id, property_id) values
      ((select id from saved_searches where query = 'city=pune'), :home)`,
    where: 'property_id = :home',
    insert: `insert into saved_search_matches (search_id, property_id) values
      ((select id from saved_searches where query = 'city=pune'), :otherHome)`,
    update: 'told_at = app.now()',
    may: { worker: 'siud' },
  },
  listing_news: {
    owner: 'worker',
    sample: `insert into listing_news (property_id) values ('01900000-0000-7000-8000-000000000001')`,
    where: `property_id = '01900000-0000-7000-8000-000000000001'`,
    insert: `insert into listing_news (property_id) values ('01900000-0000-7000-8000-000000000002')`,
    update: 'changed_at = app.now()',
    may: { worker: 'siud' },
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
    sample: `insert into settings (key, value) values ('features', '{"activate_on_payment": true}')`,
    where: `key = 'features'`,
    insert: `insert into settings (key, value) values ('another', '{}')`,
    update: `value = '{"activate_on_payment": false}'`,
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
  conversations: {
    owner: 'seeker',
    sample: `insert into conversations (property_id, user_id, lister_id, last_sender_id) values (:home, :seeker, :lister, :seeker)`,
    where: 'property_id = :home and user_id = :seeker',
    insert: `insert into conversations (property_id, user_id, lister_id, last_sender_id) values (:otherHome, :seeker, :lister, :seeker)`,
    update: 'last_message_at = app.now()',
    may: { seeker: 'siu', lister: 'su', worker: 'siud' },
  },
  messages: {
    owner: 'seeker',
    sample: `insert into messages (conversation_id, sender_id, body)
      select id, :seeker, 'Namaste' from conversations where property_id = :home and user_id = :seeker`,
    where: `body = 'Namaste'`,
    insert: `insert into messages (conversation_id, sender_id, body)
      select id, :seeker, 'Hello' from conversations where property_id = :home and user_id = :seeker`,
    update: `body = 'changed'`,
    may: { seeker: 'si', lister: 's', worker: 'siud' },
  },
  data_exports: {
    owner: 'seeker',
    sample: 'insert into data_exports (user_id) values (:seeker)',
    where: 'user_id = :seeker',
    insert: `insert into data_exports (user_id, state) values (:seeker, 'ready')`,
    update: `state = 'failed'`,
    may: { seeker: 'si', worker: 'siud' },
  },
  data_looks: {
    owner: 'admin',
    sample: `insert into data_looks (user_id, actor_id, actor_name, subject) values (:seeker, :admin, 'Vikram', 'profile')`,
    where: 'user_id = :seeker',
    insert: `insert into data_looks (user_id, actor_id, actor_name, subject) values (:seeker, :admin, 'Vikram', 'payee')`,
    update: `actor_name = 'Nobody'`,
    may: { seeker: 's', admin: 'si', worker: 'siud' },
  },
  erasures: {
    owner: 'seeker',
    sample: `insert into erasures (user_id, due_on) values (:seeker, '2026-12-01')`,
    where: 'user_id = :seeker',
    insert: `insert into erasures (user_id, due_on, state) values (:seeker, '2026-12-02', 'cancelled')`,
    update: `state = 'cancelled'`,
    may: { seeker: 'siu', admin: 's', worker: 'siud' },
  },
  notifications: {
    owner: 'seeker',
    sample: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.requested', '{}')`,
    where: 'user_id = :lister',
    insert: `insert into notifications (user_id, actor_id, event, payload) values (:lister, :seeker, 'visits.cancelled', '{}')`,
    update: 'read_at = app.now()',
    may: { seeker: 'i', lister: 'su', worker: 'siud' },
  },
  notification_preferences: {
    owner: 'seeker',
    sample: `insert into notification_preferences (user_id) values (:seeker)`,
    where: 'user_id = :seeker',
    insert: `insert into notification_preferences (user_id) values (:neighbour)`,
    update: 'quiet_from = 22, quiet_to = 7',
    may: { seeker: 'sud', neighbour: 'i', worker: 'siud' },
  },
  mails: {
    owner: 'worker',
    sample: `insert into mails (user_id, recipient, kind, subject, text) values (:seeker, 's@example.in', 'code', 'Code', '1')`,
    where: 'user_id = :seeker',
    insert: `insert into mails (recipient, kind, subject, text) values ('s@example.in', 'code', 'Code', '2')`,
    update: `status = 'sent'`,
    may: { admin: 'su', worker: 'siud' },
  },
  push_devices: {
    owner: 'seeker',
    sample: `with session as (
        insert into auth.sessions (user_id, token, expires_at) values (:seeker, 'push', now() + interval '1 day') returning id)
      insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
        select :seeker, id, 'https://push.example/1', 'key', 'secret' from session`,
    where: 'user_id = :seeker',
    insert: `insert into push_devices (user_id, session_id, endpoint, p256dh, auth)
      select :seeker, session_id, 'https://push.example/2', 'key', 'secret' from push_devices`,
    update: `auth = 'other'`,
    may: { seeker: 'sd', worker: 'siud' },
  },
  undeliverable_addresses: {
    owner: 'worker',
    sample: `insert into undeliverable_addresses (address, reason) values ('seeker@example.in', '550 5.1.1 No such user')`,
    where: `address = 'seeker@example.in'`,
    insert: `insert into undeliverable_addresses (address, reason) values ('other@example.in', '550')`,
    update: 'proved_at = app.now()',
    may: { seeker: 's', admin: 's', worker: 'siud' },
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
  city_rents: {
    owner: 'worker',
    sample: `insert into city_rents (city_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 2, 3, 1, 2, 3)`,
    where: 'city_id = 9001',
    insert: `insert into city_rents (city_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      values (9001, 3, 3, 1, 2, 3)`,
    update: 'homes = 4',
    may: { ...everyone('s'), worker: 'siud' },
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
    insert: `insert into listing_slots (property_id, city_id, slot, rent, area_sqft, best, newest, rating)
      values (:nobody, 9001, 900, 1, 1, 1, 1, 1)`,
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
  home_counts: {
    owner: 'worker',
    sample: `insert into home_counts (month, homes) values ('1999-01-01', 3)`,
    where: `month = '1999-01-01'`,
    insert: `insert into home_counts (month, homes) values ('1999-02-01', 1)`,
    update: 'homes = 0',
    may: { worker: 'sid' },
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
  brokers: {
    owner: 'seeker',
    sample: `insert into brokers (id, user_id, name) values (:run, :seeker, 'Asha Homes')`,
    where: 'user_id = :seeker',
    insert: `insert into brokers (user_id, name) values (:lister, 'Ravi Homes')`,
    update: `name = 'Asha Estates'`,
    // Everyone begins his own registration; the row that is tried is the lister's.
    may: { seeker: 'su', lister: 'i', admin: 'siu', worker: 'siu' },
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
    may: { seeker: 'sid', admin: 's', worker: 'sid' },
  },
  payments: {
    owner: 'seeker',
    sample: `insert into payments (id, kind, broker_id, user_id, provider, amount, status)
      values (:run, 'broker_registration', :run, :seeker, 'cash', 500000, 'failed')`,
    where: `id = :run`,
    insert: `insert into payments (kind, broker_id, user_id, provider, amount, status)
      values ('broker_registration', :run, :seeker, 'cash', 500000, 'pending')`,
    update: `note = 'Given up'`,
    may: { seeker: 'siu', admin: 'su', worker: 'siu' },
  },
  payment_events: {
    owner: 'admin',
    sample: `insert into payment_events (id, provider, provider_event_id, event, payload)
      values (:run, 'razorpay', 'evt_1', 'payment.captured', '{}')`,
    where: 'id = :run',
    insert: `insert into payment_events (provider, provider_event_id, event, payload)
      values ('razorpay', 'evt_2', 'payment.captured', '{}')`,
    update: `outcome = 'applied'`,
    may: { admin: 's', worker: 'siu' },
  },
  lead_cards: {
    owner: 'lister',
    // The seeker's visit made the card already.
    sample: 'update lead_cards set id = :run where property_id = :home and user_id = :seeker',
    where: 'id = :run',
    insert: `insert into lead_cards (property_id, user_id, lister_id) values (:otherHome, :seeker, :lister)`,
    update: `stage = 'contacted'`,
    may: { lister: 'su', worker: 'siu' },
  },
  lead_notes: {
    owner: 'lister',
    sample: `insert into lead_notes (card_id, lister_id, note)
      values (:run, :lister, 'Calls on Sunday')`,
    where: `note = 'Calls on Sunday'`,
    insert: `insert into lead_notes (card_id, lister_id, note)
      values (:run, :lister, 'Wants parking')`,
    update: `note = 'changed'`,
    may: { lister: 'sid', worker: 'si' },
  },
  shadow_balancing_audit: {
    owner: 'admin',
    sample: `insert into shadow_balancing_audit (broker_id, admin_user_id, action)
      select id, :admin, 'disabled' from brokers where user_id = :seeker`,
    where: `action = 'disabled'`,
    insert: `insert into shadow_balancing_audit (broker_id, admin_user_id, action)
      values ((select id from brokers where user_id = :seeker), :admin, 'enabled')`,
    update: `reason = 'none'`,
    may: { admin: 'si', worker: 'si' },
  },
  affiliate_registrations: {
    owner: 'seeker',
    sample: `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-AAAAA', :seeker, 'Asha')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-BBBBB', :lister, 'Ravi')`,
    update: `full_name = 'Asha Rao'`,
    may: { seeker: 's', admin: 'siu', worker: 'siu' },
  },
  affiliate_profiles: {
    owner: 'seeker',
    sample: `insert into affiliate_profiles (affiliate_id, user_id, full_name, email)
      values ('KRY-AAAAA', :seeker, 'Asha', 'seeker@example.in')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `with r as (insert into affiliate_registrations (affiliate_id, full_name) values ('KRY-CCCCC', 'Ravi') returning *)
      insert into affiliate_profiles (affiliate_id, full_name, email) select affiliate_id, 'Ravi', 'r@example.in' from r`,
    update: `reward_calculation_mode = 'total_volume'`,
    may: { seeker: 's', admin: 'siu', worker: 'siu' },
  },
  affiliate_shadow_power: {
    owner: 'seeker',
    sample: `insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active) values ('KRY-AAAAA', 100, true)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `with r as (insert into affiliate_registrations (affiliate_id, full_name) values ('KRY-CCCCC', 'Ravi') returning *)
      insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active) select affiliate_id, 100, true from r`,
    update: `notes = 'early'`,
    may: { seeker: 's', admin: 'siu', worker: 'siu' },
  },
  shadow_power_properties: {
    owner: 'seeker',
    sample: `insert into shadow_power_properties (affiliate_id, position, amount) values ('KRY-AAAAA', 1, 100)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into shadow_power_properties (affiliate_id, position, amount) values ('KRY-AAAAA', 2, 100)`,
    update: 'amount = 200',
    may: { seeker: 's', admin: 'sid', worker: 'sid' },
  },
  affiliate_calculation_mode_audit: {
    owner: 'admin',
    sample: `insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
      values ('KRY-AAAAA', 'balanced', 'total_volume', 'asked for', :admin)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
      values ('KRY-AAAAA', 'total_volume', 'balanced', 'asked for', :admin)`,
    update: `reason = 'none'`,
    may: { admin: 'si', worker: 'si' },
  },
  affiliate_fact_changes: {
    owner: 'seeker',
    sample: `insert into affiliate_fact_changes (affiliate_id, fact, effective_from) values ('KRY-AAAAA', 'mode', '2026-11-01')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_fact_changes (affiliate_id, fact, effective_from) values ('KRY-AAAAA', 'mode', '2026-12-01')`,
    update: `after = '1'`,
    may: { seeker: 's', admin: 's', worker: 's' },
  },
  tax_identities: {
    owner: 'seeker',
    sample: `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
      values (:seeker, 'k', decode(repeat('00', 40), 'hex'), '\\x01', '******234F')`,
    where: 'user_id = :seeker',
    insert: `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
      values (:neighbour, 'k', decode(repeat('00', 40), 'hex'), '\\x02', '******234G')`,
    update: `masked = '******234H'`,
    may: { seeker: 'su', neighbour: 'i', admin: 's', worker: 'su' },
  },
  payout_accounts: {
    owner: 'seeker',
    sample: `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (:seeker, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    where: 'user_id = :seeker',
    insert: `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (:neighbour, 'k', decode(repeat('00', 40), 'hex'), '****1235', 'HDFC0000001', 'Ravi')`,
    update: `ifsc = 'HDFC0000002'`,
    may: { seeker: 'su', neighbour: 'i', admin: 's', worker: 'su' },
  },
  api_tokens: {
    owner: 'seeker',
    sample: `insert into api_tokens (user_id, name, prefix, hash, scopes, expires_at)
      values (:seeker, 'CRM', 'kir_abcd', decode(repeat('00', 32), 'hex'), '{leads:read}', app.now() + interval '7 days')`,
    where: 'user_id = :seeker',
    insert: `insert into api_tokens (user_id, name, prefix, hash, scopes, expires_at)
      values (:seeker, 'CRM', 'kir_abce', decode(repeat('01', 32), 'hex'), '{leads:read}', app.now() + interval '7 days')`,
    update: `name = 'Desk'`,
    may: { seeker: 'siud', worker: 'sd' },
  },
  webhooks: {
    owner: 'seeker',
    sample: `insert into webhooks (id, user_id, url, events, key_id, sealed)
      values (:run, :seeker, 'https://example.in/', '{lead.visit}', 'k', decode(repeat('00', 40), 'hex'))`,
    where: 'user_id = :seeker',
    insert: `insert into webhooks (user_id, url, events, key_id, sealed)
      values (:seeker, 'https://example.in/', '{lead.visit}', 'k', decode(repeat('00', 40), 'hex'))`,
    update: `state = 'paused'`,
    may: { seeker: 'siud', worker: 'su' },
  },
  webhook_events: {
    owner: 'seeker',
    sample: `insert into webhook_events (id, user_id, kind, subject_id, facts)
      values (:run, :seeker, 'webhook.test', 'x', '{}')`,
    where: 'id = :run',
    insert: `insert into webhook_events (user_id, kind, subject_id, facts) values (:seeker, 'webhook.test', 'x', '{}')`,
    update: `body = '{}'`,
    may: { seeker: 'si', worker: 'sud' },
  },
  webhook_deliveries: {
    owner: 'seeker',
    sample: `insert into webhook_deliveries (event_id, webhook_id, user_id) values (:run, :run, :seeker)`,
    where: 'event_id = :run',
    insert: `with e as (insert into webhook_events (id, user_id, kind, subject_id, facts)
        values (:home, :seeker, 'webhook.test', 'y', '{}'))
      insert into webhook_deliveries (event_id, webhook_id, user_id) values (:home, :run, :seeker)`,
    update: `state = 'failed', next_at = null`,
    may: { seeker: 'siu', worker: 'sud' },
  },
  managed_rental_applications: {
    owner: 'lister',
    sample: `insert into managed_rental_applications
        (id, landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values (:run, :lister, :lister, 2500000, 'Baner', 'apartment')`,
    where: 'id = :run',
    insert: `insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values (:lister, :lister, 2500000, 'Wakad', 'apartment')`,
    update: `status = 'under_review'`,
    may: { lister: 'si', admin: 'siu', worker: 'siu' },
  },
  managed_properties: {
    owner: 'lister',
    sample: 'insert into managed_properties (id, application_id, owner_id) values (:run, :run, :lister)',
    where: 'id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id)
      insert into managed_properties (application_id, owner_id) select id, :lister from a`,
    update: `status = 'ended'`,
    may: { lister: 's', admin: 'siu', worker: 'siu' },
  },
  managed_property_managers: {
    owner: 'neighbour',
    // Without the role, so that the home itself stays out of his sight.
    sample: `insert into managed_property_managers (managed_property_id, manager_id, assigned_by)
      values (:run, :neighbour, :admin)`,
    where: 'managed_property_id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (application_id, owner_id) select id, :lister from a returning id)
      insert into managed_property_managers (managed_property_id, manager_id, assigned_by) select id, :neighbour, :admin from p`,
    update: `assigned_at = app.now()`,
    may: { neighbour: 's', admin: 'siud', worker: 'siud' },
  },
  leases: {
    owner: 'lister',
    sample: `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, created_by)
      values (:run, :home, '2 BHK in Baner', :lister, 'Lal', :accepted, 'Asha', 'accepted@example.in',
        '2026-12-01', '2027-10-31', 2500000, 30, :lister)`,
    where: 'id = :run',
    insert: `insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, start_date,
        end_date, rent, notice_days, created_by)
      values (:home, '2 BHK in Baner', :lister, 'Lal', 'Om', 'om@example.in', '2027-12-01', '2028-10-31', 2500000, 30,
        app.user_id())`,
    update: 'version = 2',
    may: { accepted: 'su', lister: 'siu', admin: 'siu', worker: 'siu' },
  },
  rent_dues: {
    owner: 'lister',
    sample: `insert into rent_dues (id, lease_id, month, from_date, to_date, due_date, amount)
      values (:run, :run, '2026-12-01', '2026-12-01', '2026-12-31', '2026-12-05', 2500000)`,
    // Without a payment, so that it can be removed.
    where: 'id = :otherHome',
    insert: `insert into rent_dues (lease_id, month, from_date, to_date, due_date, amount)
      values (:run, '2027-01-01', '2027-01-01', '2027-01-31', '2027-01-05', 2500000)`,
    update: 'reminders = 1',
    may: { accepted: 's', lister: 's', admin: 's', worker: 'siud' },
  },
  rent_payments: {
    owner: 'accepted',
    sample: `insert into rent_payments (id, lease_id, due_id, amount, mode, reference, paid_on, state, reported_by)
      values (:run, :run, :run, 2500000, 'upi', '123456789012', '2026-12-03', 'reported', :accepted)`,
    where: 'id = :run',
    insert: `insert into rent_payments (lease_id, due_id, amount, mode, paid_on, state, reported_by)
      values (:run, :run, 2500000, 'cash', '2026-12-03', 'reported', app.user_id())`,
    update: `state = 'reported'`,
    may: { accepted: 'siu', lister: 's', admin: 's', worker: 'siu' },
  },
  rent_allocations: {
    owner: 'lister',
    sample: `with p as (insert into rent_payments (id, lease_id, due_id, amount, mode, paid_on, state, reported_by, confirmed_by,
          confirmed_at)
        values (:otherHome, :run, :run, 100, 'cash', '2026-12-03', 'confirmed', :lister, :lister, app.now()) returning id),
        d as (insert into rent_dues (id, lease_id, month, from_date, to_date, due_date, amount)
          values (:otherHome, :run, '2027-02-01', '2027-02-01', '2027-02-28', '2027-02-05', 2500000) returning id)
      insert into rent_allocations (payment_id, due_id, amount) select p.id, :run, 60 from p, d`,
    where: 'payment_id = :otherHome',
    insert: `insert into rent_allocations (payment_id, due_id, amount) values (:otherHome, :otherHome, 40)`,
    update: 'amount = 50',
    may: { accepted: 's', lister: 'si', admin: 'si', worker: 'si' },
  },
  maintenance_requests: {
    owner: 'accepted',
    sample: `insert into maintenance_requests (id, lease_id, title, category, reported_by)
      values (:run, :run, 'The tap drips', 'plumbing', :accepted)`,
    where: 'id = :run',
    insert: `insert into maintenance_requests (lease_id, title, category, reported_by)
      values (:run, 'The door sticks', 'structure', app.user_id())`,
    update: `status = 'open'`,
    may: { accepted: 'siu', lister: 'siu', admin: 'siu', worker: 'siu' },
  },
  maintenance_events: {
    owner: 'accepted',
    sample: `insert into maintenance_events (request_id, actor_id, side, action, status)
      values (:run, :accepted, 'tenant', 'maintenance.raised', 'open')`,
    where: 'request_id = :run',
    insert: `insert into maintenance_events (request_id, actor_id, side, action, status)
      values (:run, app.user_id(), 'landlord', 'maintenance.cancel', 'cancelled')`,
    update: `note = 'changed'`,
    may: { accepted: 'si', lister: 'si', admin: 'si', worker: 'si' },
  },
  maintenance_photos: {
    owner: 'accepted',
    sample: `insert into maintenance_photos (request_id, key, width, height, added_by)
      values (:run, 'maintenance/a.webp', 800, 600, :accepted)`,
    where: 'request_id = :run',
    insert: `insert into maintenance_photos (request_id, key, width, height, added_by)
      values (:run, 'maintenance/b.webp', 800, 600, app.user_id())`,
    update: 'width = 900',
    may: { accepted: 'si', lister: 'si', admin: 'si', worker: 'si' },
  },
  managed_property_details: {
    owner: 'lister',
    sample: `insert into managed_property_details
        (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
      values (:run, :run, 'Rose 4', 'Ravi', 2500000, '2026-09-01', 2500000)`,
    where: 'id = :run',
    insert: `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
        values (:lister, :admin, 2500000, 'Wakad', 'apartment') returning id),
        p as (insert into managed_properties (id, application_id, owner_id) select id, id, :lister from a returning id)
      insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
        select id, id, 'Rose 5', 'Ravi', 2500000, '2026-09-01', 2500000 from p`,
    update: `property_name = 'Rose 6'`,
    may: { lister: 's', admin: 'siu', worker: 'siu' },
  },
  month_figures: {
    owner: 'admin',
    sample: `insert into month_figures (month, city, listings) values ('2026-10-01', 'Pune', 3)`,
    where: `city = 'Pune'`,
    insert: `insert into month_figures (month, city) values ('2026-11-01', 'Pune')`,
    update: 'listings = 4',
    may: { admin: 's', worker: 'sid' },
  },
  managed_property_rvl_payments: {
    owner: 'lister',
    sample: `insert into managed_property_rvl_payments (id, managed_property_id, payment_month, rvl_amount)
      values (:run, :run, '2026-10-01', 2500000)`,
    where: 'id = :run',
    insert: `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount)
      values (:run, '2026-11-01', 2500000)`,
    update: 'rvl_amount = 2600000',
    may: { lister: 's', admin: 'siu', worker: 'siu' },
  },
  managed_property_rvl_changes: {
    owner: 'lister',
    sample: `insert into managed_property_rvl_changes (payment_id, new_status, new_amount, sequence)
      values (:run, 'pending', 2500000, 0)`,
    where: 'payment_id = :run',
    insert: `insert into managed_property_rvl_changes (payment_id, new_status, new_amount, sequence)
      values (:run, 'pending', 2500000, 1)`,
    update: `reason = 'none'`,
    may: { lister: 's', admin: 's', worker: 's' },
  },
  managed_property_attributions: {
    owner: 'lister',
    sample: `insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from)
      values (:run, 'KRY-AAAAA', '2026-09-01')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_attributions (managed_property_id, valid_from) values (:run, '2026-10-01')`,
    update: `reason = 'none'`,
    may: { seeker: 's', lister: 's', admin: 'si', worker: 'si' },
  },
  managed_property_shares: {
    owner: 'lister',
    sample: `insert into managed_property_shares (managed_property_id, share_bp, valid_from) values (:run, 800, '-infinity')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_shares (managed_property_id, share_bp, valid_from) values (:run, 700, app.now())`,
    update: 'share_bp = 600',
    may: { lister: 's', admin: 's', worker: 's' },
  },
  managed_property_fees: {
    owner: 'lister',
    sample: `insert into managed_property_fees (managed_property_id, fee_bp, valid_from) values (:run, 800, '-infinity')`,
    where: 'managed_property_id = :run',
    insert: `insert into managed_property_fees (managed_property_id, fee_bp, valid_from) values (:run, 700, app.now())`,
    update: 'fee_bp = 600',
    may: { lister: 's', admin: 's', worker: 's' },
  },
  plan_versions: {
    owner: 'admin',
    sample: `insert into plan_versions (version, parameters, valid_from) values ('9.0', '{}', '2099-09-01')`,
    where: `version = '9.0'`,
    insert: `insert into plan_versions (version, parameters, valid_from) values ('9.1', '{}', '2099-10-01')`,
    update: `reason = 'none'`,
    may: { ...signedIn('s'), admin: 'si', worker: 'si' },
  },
  commission_months: {
    owner: 'admin',
    sample: `insert into commission_months (month) values ('2026-09-01')`,
    where: `month = '2026-09-01'`,
    insert: `insert into commission_months (month) values ('2026-10-01')`,
    update: `stage = 'reading'`,
    may: { admin: 's', worker: 'siu' },
  },
  commission_nodes: {
    owner: 'seeker',
    sample: `create table months.nodes_sample partition of commission_nodes for values in ('2026-09-01');
      alter table months.nodes_sample enable row level security, force row level security;
      insert into commission_nodes values
        ('KRY-AAAAA', '2026-09-01', 0, null, 'active', 'balanced', 0, false, 0, 0, 0, null, 0, 0, 0, 'Starter', 1000, 0, 0)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into commission_nodes values
        ('KRY-BBBBB', '2026-09-01', 1, null, 'active', 'balanced', 0, false, 0, 0, 0, null, 0, 0, 0, 'Starter', 1000, 0, 0)`,
    update: `rank = 'Leader'`,
    may: { seeker: 's', admin: 's', worker: 's' },
  },
  commission_payments: {
    owner: 'seeker',
    sample: `create table months.payments_sample partition of commission_payments for values in ('2026-09-01');
      alter table months.payments_sample enable row level security, force row level security;
      insert into commission_payments values (:run, 1, 'regular', '2026-09-01', '2026-09-01', null, 'KRY-AAAAA', 100, 800, 8)`,
    where: 'payment_id = :run',
    insert: `insert into commission_payments values
      (:run, 2, 'regular', '2026-09-01', '2026-09-01', null, 'KRY-AAAAA', 100, 800, 8)`,
    update: 'base = 9',
    may: { seeker: 's', admin: 's', worker: 's' },
  },
  managed_rental_commissions: {
    owner: 'seeker',
    sample: `create table months.lines_sample partition of managed_rental_commissions for values in ('2026-09-01');
      alter table months.lines_sample enable row level security, force row level security;
      insert into managed_rental_commissions
        (payment_id, sequence, affiliate_id, kind, month_year, origin_month, level, base, rate_bp, paid_below_bp, amount, status)
      values (:run, 1, 'KRY-AAAAA', 'regular', '2026-09-01', '2026-09-01', 1, 800, 1000, 0, 80, 'payable')`,
    where: 'payment_id = :run',
    insert: `insert into managed_rental_commissions
        (payment_id, sequence, affiliate_id, kind, month_year, origin_month, level, base, rate_bp, paid_below_bp, amount, status)
      values (:run, 2, 'KRY-AAAAA', 'regular', '2026-09-01', '2026-09-01', 1, 800, 1000, 0, 80, 'payable')`,
    update: 'amount = 90',
    may: { seeker: 's', admin: 's', worker: 's' },
  },
  commission_holds: {
    owner: 'seeker',
    sample: `insert into commission_holds (affiliate_id, month, amount, status) values ('KRY-AAAAA', '2026-09-01', 80, 'pending')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into commission_holds (affiliate_id, month, amount, status) values ('KRY-AAAAA', '2026-10-01', 80, 'pending')`,
    update: `decision = 'released', decision_reason = 'PAN seen', decided_at = app.now()`,
    may: { seeker: 's', admin: 'su', worker: 's' },
  },
  commission_adjustments: {
    owner: 'seeker',
    sample: `insert into commission_adjustments (id, affiliate_id, origin_month, amount, reason, state, approved_at, posted_month)
      values (:run, 'KRY-AAAAA', '2026-08-01', 80, 'Wrong tree', 'posted', app.now(), '2026-09-01')`,
    where: 'id = :run',
    insert: `insert into commission_adjustments (affiliate_id, origin_month, amount, reason, proposed_by)
      values ('KRY-AAAAA', '2026-08-01', 80, 'Wrong tree', :admin)`,
    // What is posted stands, for everybody.
    update: `state = 'withdrawn', withdrawn_at = app.now(), posted_month = null`,
    may: { seeker: 's', admin: 'si', worker: 's' },
  },
  ledger_entries: {
    owner: 'seeker',
    sample: `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
      values ('regular', 'KRY-AAAAA', '2026-09-01', '2026-10-10', 80, -80)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into ledger_entries (kind, affiliate_id, month, posted_on, payable, bank)
      values ('payout', 'KRY-AAAAA', '2026-09-01', '2026-10-20', 80, -80)`,
    update: `memo = 'changed'`,
    may: { seeker: 's', admin: 'si', worker: 'si' },
  },
  affiliate_balances: {
    owner: 'seeker',
    sample: `insert into affiliate_balances (affiliate_id, payable) values ('KRY-AAAAA', -80)
      on conflict (affiliate_id) do update set payable = -80`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_balances (affiliate_id, payable) values ('KRY-BBBBB', -80)`,
    update: 'payable = 0',
    may: { seeker: 's', admin: 's', worker: 's' },
  },
  tax_rules: {
    owner: 'admin',
    where: `valid_from = '2026-04-01'`,
    insert: `insert into tax_rules (valid_from, section, rate_bp, without_pan_bp, threshold)
      values ('2030-04-01', '393', 200, 2000, 2000000)`,
    update: 'rate_bp = 100',
    may: { ...signedIn('s'), admin: 'si', worker: 's' },
  },
  payout_batches: {
    owner: 'admin',
    sample: `insert into payout_batches (id, month, state, created_by) values (:run, '2026-09-01', 'cancelled', :admin)`,
    where: 'id = :run',
    insert: `insert into payout_batches (month, created_by) values ('2026-10-01', :admin)`,
    update: `cancel_reason = 'none'`,
    may: { admin: 'siu', worker: 's' },
  },
  payouts: {
    owner: 'seeker',
    sample: `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
      values (:run, 'KRY-AAAAA', :seeker, 'regular', 50000, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
      values (:run, 'KRY-BBBBB', :seeker, 'regular', 50000, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    update: `state = 'cancelled'`,
    may: { seeker: 's', admin: 'su', worker: 's' },
  },
  ledger_proofs: {
    owner: 'admin',
    sample: `insert into ledger_proofs (id, started_by, entries, differences) values (:run, 'night', 1, '[]')`,
    where: 'id = :run',
    insert: `insert into ledger_proofs (started_by, entries, differences) values ('night', 2, '[]')`,
    update: 'entries = 3',
    may: { admin: 's', worker: 'si' },
  },
};
