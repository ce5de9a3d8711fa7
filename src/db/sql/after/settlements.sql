-- Settlements of deposits: the landlord proposes, the tenant answers, the team decides, and none of them does what is another's.
grant select on settlements, settlement_lines, settlement_photos, settlement_refunds to member, worker, kiraya_definer;
grant insert (id, lease_id, state, started_by, deposit, credit, held_by, due_on) on settlements to member;
grant update (state, due_on, disputed_at, decided_by, decided_at, waived, waive_reason) on settlements to member;
grant insert (settlement_id, position, kind, label, amount, due_id, repair_id) on settlement_lines to member;
grant update (state, reason, allowed, decision) on settlement_lines to member;
grant insert on settlement_photos to member;
grant insert (settlement_id, amount, paid_on, mode, reference, recorded_by) on settlement_refunds to member;
grant update (state, answer, answered_at) on settlement_refunds to member;
grant insert, update on settlements, settlement_lines, settlement_refunds to worker;
grant insert on settlement_photos to worker;
grant update on settlements, settlement_lines, settlement_photos, settlement_refunds to kiraya_definer;
grant delete on settlement_photos to kiraya_definer;

grant execute on function app.side_of_settlement(uuid) to member, worker;

-- The rules of src/domain/settlements.ts once more: each word is its side's own, and what was said stays said.
create or replace function app.guard_settlement_line() returns trigger language plpgsql as $$
declare
  side text;
begin
  if current_user <> 'member' then
    return new;
  end if;
  select app.side_of_settlement(s.lease_id) into side from settlements s where s.id = old.settlement_id;
  if not coalesce(case new.state
      when 'accepted' then side = 'tenant' and old.state in ('open', 'disputed') and new.allowed = old.amount
      when 'disputed' then side = 'tenant' and old.state = 'open'
      when 'dropped' then side = 'landlord' and old.state in ('open', 'disputed') and new.allowed = 0
      when 'decided' then side = 'team' and old.state = 'disputed'
    end, false) then
    raise insufficient_privilege using message = 'This side may not say that of a deduction';
  end if;
  return new;
end $$;
grant execute on function app.guard_settlement_line() to member, worker;
create or replace trigger guard_settlement_line before update on settlement_lines
  for each row execute function app.guard_settlement_line();

-- Only the team decides, and only the landlord gives up what they are owed.
create or replace function app.guard_settlement() returns trigger language plpgsql as $$
declare
  side constant text := case when current_user = 'member' then app.side_of_settlement(old.lease_id) end;
begin
  if current_user <> 'member' then
    return new;
  end if;
  if (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at)
    and (side <> 'team' or new.decided_by <> app.user_id()) then
    raise insufficient_privilege using message = 'The team decides what is disputed';
  end if;
  if (new.waived, new.waive_reason) is distinct from (old.waived, old.waive_reason) and side <> 'landlord' then
    raise insufficient_privilege using message = 'Only the landlord gives up what they are owed';
  end if;
  return new;
end $$;
grant execute on function app.guard_settlement() to member, worker;
create or replace trigger guard_settlement before update on settlements
  for each row execute function app.guard_settlement();

-- Amounts and decisions are both sides' and stay for as long as the law asks for the books; words and photos of whoever leaves go.
create or replace function app.erase_own_settlements(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.settlement_lines n set reason = null
    from public.settlements s join public.leases l on l.id = s.lease_id
   where s.id = n.settlement_id and l.tenant_id = _user_id and n.reason is not null;
  update public.settlement_refunds r set answer = null
    from public.settlements s join public.leases l on l.id = s.lease_id
   where s.id = r.settlement_id and l.tenant_id = _user_id and r.answer is not null;
  delete from public.settlement_photos p where p.added_by = _user_id;
$$;
alter function app.erase_own_settlements(uuid) owner to kiraya_definer;

create or replace trigger sum_of_due after update of covered on settlement_lines
  for each row when (new.due_id is not null) execute function app.sum_of_due();
