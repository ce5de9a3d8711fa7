-- Invoices: numbered by the database, without gaps; never changed; each posted in the books as it is written.
grant select, insert on gst_rates to member;
grant select on gst_rates to worker, kiraya_definer;
grant insert on gst_rates to kiraya_definer;
grant select, insert on invoices to member, worker;
grant select on invoices, invoice_payments to kiraya_definer;
grant select, insert on invoice_payments to member;
grant select on invoice_payments to worker;

-- Whoever writes an invoice writes it in the operator's name; the settings themselves are administrators' to read.
grant select on settings to kiraya_definer;
create or replace function app.operator_setting() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select s.value from public.settings s where s.key = 'operator';
$$;
alter function app.operator_setting() owner to kiraya_definer;
grant execute on function app.operator_setting() to member, worker;

select app.make_append_only('invoices'), app.make_append_only('invoice_payments'), app.make_append_only('gst_rates');

-- SAC 997221 is property management; the other codes are for the operator to confirm (docs/compliance.md).
set local role kiraya_definer;
insert into public.gst_rates (fee, valid_from, sac, rate_bp) values
  ('management_fee', '2017-07-01', '997221', 1800),
  ('broker_registration', '2017-07-01', '997222', 1800),
  ('service', '2017-07-01', '997222', 1800)
on conflict (fee, valid_from) do nothing;
reset role;

-- A series for each kind and financial year. Whoever takes a number holds the series until the commit: a rollback leaves no gap.
create or replace function app.number_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := app.today();
  first_year constant int := extract(year from today)::int - case when extract(month from today) < 4 then 1 else 0 end;
begin
  new.issued_on := today;
  new.series := case new.kind when 'tax_invoice' then 'INV' when 'receipt' then 'RCT' else 'CRN' end
    || '/' || lpad((first_year % 100)::text, 2, '0') || '-' || lpad(((first_year + 1) % 100)::text, 2, '0');
  perform pg_advisory_xact_lock(hashtextextended('invoices ' || new.series, 0));
  new.serial := coalesce((select max(i.serial) from public.invoices i where i.series = new.series), 0) + 1;
  new.number := new.series || '/' || lpad(new.serial::text, greatest(5, length(new.serial::text)), '0');
  return new;
end $$;

-- The fee is income and its tax is owed; what is paid is in clearing until a bank statement shows it. An owner's fee was kept from the rent
-- already (app.charge_owners), so that its invoice posts what of it is tax; one with a day to pay by, of an owner who collects the rent, is owed
-- to us. A credit note takes back all of it, an owner's from then on owed. Another service with a day to pay by is owed to us until it is paid.
create or replace function app.post_invoice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
  sign constant int := case new.kind when 'credit_note' then -1 else 1 end;
  is_owner constant boolean := new.fee = 'management_fee';
  tax constant bigint := new.cgst + new.sgst + new.igst;
  is_kept constant boolean := is_owner and new.kind <> 'credit_note' and new.due_on is null;
  is_open constant boolean := case new.kind when 'credit_note' then exists (select from public.invoices i
      where i.id = new.corrects and i.due_on is not null
        and not exists (select from public.invoice_payments p where p.invoice_id = i.id)) else new.due_on is not null end;
begin
  if is_kept and tax = 0 then
    return null;
  end if;
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, case new.kind when 'credit_note' then 'fee_credited' else 'fee_invoiced' end, new.issued_on, 'invoice', new.id,
    'invoice ' || new.id, new.number, new.actor_id);
  insert into public.journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
  select entry, row_number() over (), l.account, l.party_kind, l.party_id, new.lease_id, l.amount
    from (values
      (case when is_owner then 'owner_payable' when is_open then 'fee_receivable' else 'fee_clearing' end, case when is_owner then 'owner' end,
        case when is_owner then new.payer_id end, case when is_kept then 0 else sign * new.total end),
      (case new.fee when 'management_fee' then 'fee_income' when 'broker_registration' then 'registration_income'
        else 'service_income' end, null, null, case when is_kept then tax else -sign * new.taxable end),
      ('gst_payable', null, null, -sign * tax)) l (account, party_kind, party_id, amount)
   where l.amount <> 0;
  return null;
end $$;

-- What a service is owed is received, and in clearing until a bank statement shows it.
create or replace function app.post_invoice_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
begin
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, 'fee_paid', new.paid_on, 'invoice', new.invoice_id, 'invoice paid ' || new.invoice_id,
    (select i.number from public.invoices i where i.id = new.invoice_id) || ', ' || new.paid_by, new.recorded_by);
  insert into public.journal_lines (entry_id, position, account, amount)
  values (entry, 1, 'fee_clearing', new.amount), (entry, 2, 'fee_receivable', -new.amount);
  return null;
end $$;

alter function app.post_invoice_payment() owner to kiraya_definer;
alter function app.number_invoice() owner to kiraya_definer;
alter function app.post_invoice() owner to kiraya_definer;

create or replace trigger number_invoice before insert on invoices for each row execute function app.number_invoice();
create or replace trigger post_invoice after insert on invoices for each row execute function app.post_invoice();
create or replace trigger post_invoice_payment after insert on invoice_payments
  for each row execute function app.post_invoice_payment();
