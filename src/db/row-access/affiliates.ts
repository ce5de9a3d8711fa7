import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  affiliate_registrations: {
    owner: 'seeker',
    sample: `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-AAAAA', :seeker, 'Asha')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-BBBBB', :lister, 'Ravi')`,
    update: `full_name = 'Asha Rao'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  affiliate_profiles: {
    owner: 'seeker',
    sample: `insert into affiliate_profiles (affiliate_id, user_id, full_name, email)
      values ('KRY-AAAAA', :seeker, 'Asha', 'seeker@example.in')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `with r as (insert into affiliate_registrations (affiliate_id, full_name) values ('KRY-CCCCC', 'Ravi') returning *)
      insert into affiliate_profiles (affiliate_id, full_name, email) select affiliate_id, 'Ravi', 'r@example.in' from r`,
    update: `reward_calculation_mode = 'total_volume'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  affiliate_shadow_power: {
    owner: 'seeker',
    sample: `insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active) values ('KRY-AAAAA', 100, true)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `with r as (insert into affiliate_registrations (affiliate_id, full_name) values ('KRY-CCCCC', 'Ravi') returning *)
      insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active) select affiliate_id, 100, true from r`,
    update: `notes = 'early'`,
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert', 'update'],
      worker: ['select', 'insert', 'update'],
    },
  },
  shadow_power_properties: {
    owner: 'seeker',
    sample: `insert into shadow_power_properties (affiliate_id, position, amount) values ('KRY-AAAAA', 1, 100)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into shadow_power_properties (affiliate_id, position, amount) values ('KRY-AAAAA', 2, 100)`,
    update: 'amount = 200',
    allows: {
      seeker: ['select'],
      admin: ['select', 'insert', 'delete'],
      worker: ['select', 'insert', 'delete'],
    },
  },
  affiliate_calculation_mode_audit: {
    owner: 'admin',
    sample: `insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
      values ('KRY-AAAAA', 'balanced', 'total_volume', 'asked for', :admin)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_calculation_mode_audit (affiliate_id, old_mode, new_mode, reason, changed_by_admin_id)
      values ('KRY-AAAAA', 'total_volume', 'balanced', 'asked for', :admin)`,
    update: `reason = 'none'`,
    allows: { admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
  affiliate_fact_changes: {
    owner: 'seeker',
    sample: `insert into affiliate_fact_changes (affiliate_id, fact, effective_from) values ('KRY-AAAAA', 'mode', '2026-11-01')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_fact_changes (affiliate_id, fact, effective_from) values ('KRY-AAAAA', 'mode', '2026-12-01')`,
    update: `after = '1'`,
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
};
