-- Managed rentals and their rent values: parties read, administrators write, history is written by triggers.
grant select on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments,
  managed_property_rvl_changes, managed_property_attributions, managed_property_shares to member, kiraya_definer;

grant insert on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments,
  managed_property_attributions to member, worker;
grant update (status, landlord_id, commission_percentage, management_fee_percentage, rental_start_date, rental_end_date,
  rental_value_locked, decline_reason, reviewed_at, reviewed_by_admin_id) on managed_rental_applications to member;
grant update (status, owner_id, broker_id) on managed_properties to member;
grant update (property_name, owner_name, monthly_rent, security_deposit_company, security_deposit_type, payment_mode,
  monthly_rent_payment_date, lease_start_date, lease_end_date, affiliate_name, affiliate_id, rvl_amount, status)
  on managed_property_details to member;
grant update (rvl_amount, payment_status, payment_date, marked_paid_at, sequence, paid_by, mode, reference,
  processed_by_admin_id) on managed_property_rvl_payments to member;
grant update on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments
  to worker;
