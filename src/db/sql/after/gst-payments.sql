-- GST paid to the state: a payment lowers what is payable as it is recorded, and is posted back once it is withdrawn. What it says never changes.
grant select, insert on gst_payments to member;
grant update (withdrawal_reason, withdrawn_by, withdrawn_at) on gst_payments to member;
grant select on gst_payments to worker, kiraya_definer;

create or replace function app.post_gst_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
  sign constant int := case tg_op when 'INSERT' then 1 else -1 end;
  tax constant bigint := new.cgst + new.sgst + new.igst;
begin
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, case tg_op when 'INSERT' then 'gst_paid' else 'gst_payment_withdrawn' end, new.paid_on, 'gst_payment', new.id,
    'gst_payment ' || new.id || case tg_op when 'INSERT' then '' else ' withdrawn' end,
    'GST of ' || to_char(new.month, 'YYYY-MM') || ', ' || new.reference, app.user_id());
  insert into public.journal_lines (entry_id, position, account, amount)
  select entry, row_number() over (), l.account, sign * l.amount
    from (values ('gst_payable', tax), ('gst_interest', new.interest), ('gst_late_fee', new.late_fee),
      (case new.paid_from when 'payouts' then 'commission_bank' when 'input_credit' then 'gst_input_credit' else 'operator_bank' end,
        -(tax + new.interest + new.late_fee))) l (account, amount)
   where l.amount <> 0;
  return null;
end $$;

-- Of months with tax on invoices: what they charged under each head, less credit notes, and what was paid of it.
create or replace function app.gst_months(_from date, _to date) returns table (month date, cgst bigint, sgst bigint, igst bigint,
    paid_cgst bigint, paid_sgst bigint, paid_igst bigint)
  language sql stable security definer set search_path = ''
as $$
  select m.month, sum(m.cgst)::bigint, sum(m.sgst)::bigint, sum(m.igst)::bigint,
      sum(m.paid_cgst)::bigint, sum(m.paid_sgst)::bigint, sum(m.paid_igst)::bigint
    from (
      select date_trunc('month', i.issued_on)::date as month, s.sign * i.cgst as cgst, s.sign * i.sgst as sgst, s.sign * i.igst as igst,
          0 as paid_cgst, 0 as paid_sgst, 0 as paid_igst
        from public.invoices i, lateral (select case i.kind when 'credit_note' then -1 else 1 end as sign) s
       where i.issued_on between _from and _to and i.cgst + i.sgst + i.igst > 0
      union all
      select p.month, 0, 0, 0, p.cgst, p.sgst, p.igst from public.gst_payments p
       where p.month between _from and _to and p.withdrawn_at is null) m
   where app.may('gstPayments.readAll')
   group by m.month;
$$;

alter function app.post_gst_payment() owner to kiraya_definer;
alter function app.gst_months(date, date) owner to kiraya_definer;
grant execute on function app.gst_months(date, date) to member;

create or replace trigger post_gst_payment after insert on gst_payments for each row execute function app.post_gst_payment();
create or replace trigger post_withdrawal after update of withdrawn_at on gst_payments
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function app.post_gst_payment();
