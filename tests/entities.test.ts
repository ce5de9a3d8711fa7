/** The entities of the specification, section 3, against the declared tables: every field it names has its column. */
import { describe, expect, it } from 'vitest';
import { fullName, loadTables } from '../src/db/tables.ts';

const tables = new Map(
  (await loadTables())
    .flatMap((feature) => feature.tables)
    .map((table) => [fullName(table), table.columns.map(({ name }) => name)]),
);

const entities = {
  user_roles: 'user_id role',
  profiles:
    'id user_id email full_name first_name last_name phone avatar_url city state created_at last_login_at ' +
    'profile_completion_percentage email_verified annual_income preferred_rent_min preferred_rent_max preferred_bedrooms',
  brokers:
    'id user_id name current_rank activated reg_fee_paid reg_paid_at reg_payment_mode reg_payment_ref ' +
    'shadow_balancing_enabled shadow_balancing_start_date shadow_balancing_end_date shadow_balancing_reason',
  shadow_balancing_audit:
    'id broker_id admin_user_id action reason start_date end_date previous_end_date created_at',
  properties:
    'id title city locality rent availability created_at listed_by verified view_count bedrooms area_sqft rating image_urls',
  property_visits: 'property_id user_id status visit_type scheduled_date notes created_at',
  property_applications: 'property_id user_id status move_in_date notes created_at',
  managed_rental_applications:
    'id status monthly_rent property_location property_type property_address locality bedrooms bathrooms area_sqft ' +
    'furnishing amenities description security_deposit commission_percentage management_fee_percentage ' +
    'rental_start_date rental_end_date contract_type rental_value_locked created_at landlord_id ' +
    'submitted_by_broker_id reviewed_at reviewed_by_admin_id',
  managed_property_details:
    'application_id property_name owner_name monthly_rent security_deposit_company security_deposit_type payment_mode ' +
    'monthly_rent_payment_date lease_start_date lease_end_date affiliate_name affiliate_id rvl_amount status ' +
    'created_by_admin_id created_at',
  managed_property_rvl_payments:
    'managed_property_id payment_month rvl_amount payment_status payment_date processed_by_admin_id',
  managed_properties: 'id status owner_id',
  // When a line was paid stands with the payout that paid it.
  managed_rental_commissions: 'broker_id amount month_year status commission_type percentage created_at',
  payments: 'id kind broker_id provider provider_payment_id amount status paid_at created_at',
  affiliate_profiles:
    'id affiliate_id user_id full_name email status reward_calculation_mode calculation_mode_changed_at',
  affiliate_registrations: 'user_id affiliate_id sponsor_id created_at',
  // `affiliate_metrics` of the specification: one row for each affiliate and closed month.
  commission_nodes: 'affiliate_id month qualifying rank',
  affiliate_shadow_power: 'affiliate_id shadow_power_amount is_active notes created_by_admin_id created_at',
  affiliate_calculation_mode_audit: 'affiliate_id old_mode new_mode reason changed_by_admin_id',
  maintenance_requests: 'id status',
};

describe('the entity', () => {
  // spec 3: user_roles, profiles
  // spec 3: brokers, payments
  // spec 3: properties
  // spec 3: property_visits, property_applications
  // spec 3: managed_properties, managed_property_details, managed_property_rvl_payments
  // spec 3: managed_rental_commissions; paid_at stands with the payout that paid the line
  // spec 3: affiliate_profiles, affiliate_registrations, affiliate_shadow_power, affiliate_calculation_mode_audit
  // spec 3: affiliate_metrics: under the name commission_nodes, a row for each affiliate and closed month
  // spec 3: maintenance_requests
  it.each(Object.entries(entities))('%s has its fields', (table, fields) => {
    const columns = tables.get(table) ?? [];
    expect(fields.split(' ').filter((field) => !columns.includes(field))).toEqual([]);
  });
});
