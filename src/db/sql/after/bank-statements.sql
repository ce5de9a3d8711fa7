-- Bank statements: rights, what was recorded of a line, and that a payment which is taken back opens its line again.
grant select on bank_statements, bank_lines, bank_line_payments to member, kiraya_definer;
grant insert on bank_statements to member;
grant insert (statement_id, owner_id, paid_on, amount, narration, mode, reference, payer, fingerprint) on bank_lines to member;
grant update (ignored_reason) on bank_lines to member;
grant insert, delete on bank_line_payments to member;
grant update (matched) on bank_lines to kiraya_definer;
grant delete on bank_statements, bank_lines, bank_line_payments to kiraya_definer;
grant delete on bank_statements, bank_lines to worker;

create or replace function app.sum_of_bank_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  line constant uuid := case tg_op when 'DELETE' then old.line_id else new.line_id end;
begin
  update public.bank_lines b set matched = coalesce(
      (select sum(p.amount) from public.bank_line_payments p where p.line_id = line), 0)
   where b.id = line;
  return null;
end $$;

create or replace function app.reopen_bank_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.bank_line_payments p where p.payment_id = new.id;
  return null;
end $$;

create or replace function app.erase_own_bank_statements(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.bank_lines b where b.owner_id = _user_id;
  delete from public.bank_statements s where s.owner_id = _user_id;
$$;

alter function app.sum_of_bank_line() owner to kiraya_definer;
alter function app.reopen_bank_line() owner to kiraya_definer;
alter function app.erase_own_bank_statements(uuid) owner to kiraya_definer;

create or replace trigger sum_of_bank_line after insert or delete on bank_line_payments
  for each row execute function app.sum_of_bank_line();
create or replace trigger reopen_bank_line after update of state on rent_payments
  for each row when (new.state = 'cancelled' and old.state = 'confirmed') execute function app.reopen_bank_line();
