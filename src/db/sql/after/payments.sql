-- Payments: begun and given up by who pays, settled by jobs after the provider's word or by an administrator.
grant select on payments, payment_events to member;
grant insert on payments to member, worker;
grant update (status, note, provider_payment_id, processed_by_admin_id, paid_at) on payments to member;
grant update on payments to worker;
grant insert on payment_events to worker;
grant update (payment_id, outcome, handled_at) on payment_events to worker;

create or replace function app.guard_payment() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' then
    return new;
  end if;
  if (select app.may('payments.changeAll')) then
    return new;
  end if;
  if (new.status, new.paid_at, new.provider_payment_id, new.processed_by_admin_id)
    is not distinct from (old.status, old.paid_at, old.provider_payment_id, old.processed_by_admin_id) then
    return new;
  end if;
  if not (old.status in ('created', 'pending') and new.status = 'failed'
    and new.paid_at is not distinct from old.paid_at
    and new.provider_payment_id is not distinct from old.provider_payment_id
    and new.processed_by_admin_id is not distinct from old.processed_by_admin_id) then
    raise insufficient_privilege using message = 'A payment is settled by its provider or an administrator';
  end if;
  return new;
end $$;

create or replace trigger guard_payment before update on payments
  for each row execute function app.guard_payment();
grant execute on function app.guard_payment() to member, worker;
