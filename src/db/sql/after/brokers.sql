-- Brokers: everyone begins and fills in their own registration; administrators and jobs move money and activation.
grant select on broker_documents to member, kiraya_definer;
grant insert, delete on broker_documents to member, worker;
grant update (phone, address, state, terms_version, submitted_at, reject_reason, reviewed_at) on brokers to member;

-- The rules of src/domain/brokers.ts once more for whoever is no administrator: what they may change of their own, and when.
create or replace function app.guard_broker() returns trigger language plpgsql as $$
declare
  fixed constant text[] := array['name', 'firm', 'phone', 'address', 'city', 'state', 'gstin', 'rera_numbers',
    'terms_version', 'submitted_at', 'status', 'reject_reason', 'updated_at'];
begin
  -- Two steps, because other roles may not even ask what somebody may.
  if current_user <> 'member' then
    return new;
  end if;
  if (select app.may('brokers.changeAll')) then
    return new;
  end if;
  if to_jsonb(new) - fixed <> to_jsonb(old) - fixed then
    raise insufficient_privilege using message = 'Only an administrator changes this of a broker';
  end if;
  if new.status <> old.status and not (
    (old.status in ('draft', 'rejected') and new.status = 'submitted')
    or (old.status = 'submitted' and new.status = 'fee_due')) then
    raise insufficient_privilege using message = 'Only an administrator or a payment moves the registration there';
  end if;
  if old.status in ('paid', 'activated') and new.name <> old.name then
    raise insufficient_privilege using message = 'The name was proved and stays';
  end if;
  return new;
end $$;

create or replace trigger guard_broker before update on brokers
  for each row execute function app.guard_broker();
grant execute on function app.guard_broker() to member, worker;
