// For tests of screens: one of each thing that administrators act on, as the server would answer it.
import type { AdminProperty } from '../../../src/contract/admin-properties.ts';
import type { Affiliate } from '../../../src/contract/affiliates.ts';
import type { BrokerRegistrationDetails, BrokerRegistrationRow } from '../../../src/contract/brokers.ts';
import type { ManagedProperty, ManagedRental } from '../../../src/contract/managed-rentals.ts';
import type { RvlMonth, RvlRow } from '../../../src/contract/rvl.ts';
import type { GrantedBroker } from '../../../src/contract/shadow-balancing.ts';
import type { UserDetail } from '../../../src/contract/users.ts';

const id = '01900000-0000-7000-8000-000000000001';
const created_at = '2026-08-01T05:00:00Z';

export const home: AdminProperty = {
  id,
  title: 'Two rooms by the lake',
  city: 'Pune',
  locality: 'Baner',
  rent: 2_500_000,
  availability: 'available',
  listing_state: 'published',
  verified: false,
  lister: { user_id: id, full_name: 'Asha Rao' },
  created_at,
};

export const application: ManagedRental = {
  id,
  status: 'submitted',
  is_configured: false,
  monthly_rent: 2_500_000,
  property_location: 'Baner, Pune',
  property_type: 'apartment',
  property_address: null,
  locality: 'Baner',
  bedrooms: 2,
  bathrooms: 1,
  area_sqft: 1000,
  furnishing: 'semi_furnished',
  amenities: [],
  description: null,
  security_deposit: null,
  commission_percentage: 8,
  management_fee_percentage: 8,
  rental_start_date: '2026-09-01',
  rental_end_date: null,
  contract_type: 'standard',
  rental_value_locked: null,
  decline_reason: null,
  brought_by: null,
  landlord_name: 'Asha Rao',
  reviewed_at: null,
  created_at,
  landlord_email: 'asha@example.com',
  landlord_phone: null,
  landlord: null,
  broker: null,
  affiliate: null,
  reviewed_by: null,
};

export const managedProperty: ManagedProperty = {
  id,
  status: 'active',
  property_name: 'Lake View',
  owner_name: 'Asha Rao',
  property_type: 'apartment',
  property_location: 'Baner, Pune',
  monthly_rent: 2_500_000,
  security_deposit_company: 0,
  security_deposit_type: 'refundable',
  payment_mode: 'bank_transfer',
  monthly_rent_payment_date: 1,
  lease_start_date: '2026-09-01',
  lease_end_date: null,
  rvl_amount: 2_500_000,
  commission_percentage: 8,
  management_fee_percentage: 8,
  created_at,
  collects: 'owner',
  mandate: null,
  offered_mandate: null,
  lease: null,
  application_id: id,
  owner: null,
  broker_name: null,
  affiliate_id: null,
  affiliate_name: null,
  manager: null,
  home_state: null,
  state_missing: false,
};

const pendingMonth: RvlMonth = {
  month: '2026-10',
  in_lease: true,
  due_date: '2026-10-01',
  rvl_amount: 2_500_000,
  payment_status: 'pending',
  payment_date: null,
  mode: null,
  reference: null,
};

/** October waits for its rent, September has it. */
export const rvlRow: RvlRow = {
  id,
  property_name: 'Lake View',
  owner_name: 'Asha Rao',
  status: 'active',
  affiliate_name: null,
  rvl_amount: 2_500_000,
  lease_start_date: '2026-09-01',
  lease_end_date: null,
  months: [
    pendingMonth,
    { ...pendingMonth, month: '2026-09', payment_status: 'paid', payment_date: '2026-09-02' },
  ],
};

export const broker: GrantedBroker = {
  id,
  user_id: null,
  name: 'Asha Homes',
  current_rank: null,
  activated: true,
  shadow_balancing_enabled: false,
  shadow_balancing_start_date: null,
  shadow_balancing_end_date: null,
  shadow_balancing_reason: null,
};

export const affiliate: Affiliate = {
  affiliate_id: 'KRY-7F3K9',
  user_id: id,
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  status: 'active',
  reward_calculation_mode: 'balanced',
  calculation_mode_changed_at: null,
  sponsor_id: null,
  sponsor_name: null,
  has_consented: true,
  has_pan: true,
  shadow_power_amount: 0,
  created_at,
};

export const user: UserDetail = {
  user_id: id,
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  phone: null,
  avatar_url: null,
  city: null,
  state: null,
  roles: ['landlord'],
  affiliate: { affiliate_id: affiliate.affiliate_id, status: 'active', calculation_mode: 'balanced' },
  email_verified: true,
  phone_verified: false,
  profile_completion: 70,
  created_at,
  last_login_at: null,
  properties: 1,
  total_rvl: 0,
  total_commissions: 0,
};

export const registration: BrokerRegistrationRow = {
  id,
  broker: { id, name: 'Asha Homes', status: 'fee_due', activated: false },
  provider: 'cash',
  reference: null,
  amount: 499_900,
  status: 'pending',
  note: null,
  paid_at: null,
  created_at,
};

export const paidRegistration: BrokerRegistrationRow = {
  ...registration,
  broker: { ...registration.broker, status: 'paid' },
  status: 'succeeded',
  paid_at: created_at,
};

export const registrationDetails: BrokerRegistrationDetails = {
  broker_id: id,
  status: 'submitted',
  name: 'Asha Homes',
  email: null,
  phone: null,
  firm: null,
  address: null,
  city: null,
  state: null,
  gstin: null,
  pan: null,
  rera_numbers: [],
  reject_reason: null,
  submitted_at: created_at,
  documents: [],
};
