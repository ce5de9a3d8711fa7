-- Leases: parties read, administrators write.
grant select, insert on leases to member;
grant update (tenant_id, state, start_date, end_date, ended_on, rent, deposit, notice_days, escalation_percentage,
  agreement_file_id) on leases to member;
grant insert, update on leases to worker;
grant select on leases to kiraya_definer;
