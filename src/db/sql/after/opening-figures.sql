-- Opening figures that are contested: nothing of one is in the book until both sides name the same amount, or the team decides.
grant select on opening_figures to member, worker;
grant update (reminders) on opening_figures to worker;
grant select, insert, update on opening_figures to kiraya_definer;

-- What the book has of the figures that a file brought, for whoever reads the lease. No row: it did not come with a business.
create or replace function app.opening_figures_of(_lease_id uuid) returns table (balance bigint, deposit bigint, held_by text)
  language sql stable security definer set search_path = ''
as $$
  select s.owed - s.prepaid, coalesce(s.held, 0), coalesce(s.held_by, case l.deposit_held_by when 'company' then 'operator' else 'owner' end)
    from public.switch_over_leases s join public.leases l on l.id = s.lease_id
   where l.id = _lease_id and (l.id in (select app.party_leases()) or (select app.may('openingFigures.readAll'))
     or l.managed_property_id in (select app.managed_homes()));
$$;

-- Out of the book, and as if the file had not said it.
create or replace function app.contest_opening_figure(_lease_id uuid, _kind text, _amount bigint, _reason text, _agree_by date)
  returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
  moved public.switch_over_leases;
  figure constant uuid := uuidv7();
  holder text;
begin
  select * into lease from public.leases l where l.id = _lease_id for update;
  select * into moved from public.switch_over_leases s where s.lease_id = _lease_id;
  if lease.tenant_id is distinct from app.user_id() or lease.state not in ('active', 'ending') or moved.id is null then
    raise exception 'Only the tenant of a lease which moved in contests a figure of it' using errcode = 'insufficient_privilege';
  end if;
  if _kind = 'balance' then
    begin
      perform app.clear_moved_balance(_lease_id, true);
    exception when sqlstate 'KR409' then
      raise exception 'opening-figure.paid-meanwhile' using errcode = 'KR409';
    end;
    perform app.open_moved_balance(_lease_id, 0, 0, moved.paid_until, lease.rent_from);
  else
    holder := coalesce(moved.held_by, case lease.deposit_held_by when 'company' then 'operator' else 'owner' end);
    if moved.held > 0 then
      perform app.post_moved_deposit(_lease_id, figure, 'contested ' || figure, holder, -moved.held);
    end if;
    update public.switch_over_leases s set held = case when s.held_by is not null then 0 end where s.id = moved.id;
  end if;
  insert into public.opening_figures (id, lease_id, kind, file_says, tenant_says, landlord_says, tenant_reason, last_by, held_by, agree_by)
  select figure, _lease_id, _kind, f.said, _amount, f.said, _reason, 'tenant', holder, _agree_by
    from (select case _kind when 'balance' then moved.owed - moved.prepaid else coalesce(moved.held, 0) end as said) f;
  return figure;
end $$;

-- What counts from now on goes into the book.
create or replace function app.enter_opening_figure(_figure public.opening_figures, _amount bigint) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
  moved public.switch_over_leases;
begin
  select * into lease from public.leases l where l.id = _figure.lease_id for update;
  select * into moved from public.switch_over_leases s where s.lease_id = _figure.lease_id;
  if _figure.kind = 'balance' then
    perform app.open_moved_balance(lease.id, greatest(_amount, 0), greatest(-_amount, 0), moved.paid_until, lease.rent_from);
  else
    if _amount > 0 then
      perform app.post_moved_deposit(lease.id, _figure.id, 'settled ' || _figure.id, _figure.held_by, _amount);
    end if;
    update public.switch_over_leases s set held = _amount, held_by = _figure.held_by, held_since = coalesce(s.held_since, app.today())
     where s.id = moved.id;
  end if;
end $$;

create or replace function app.answer_opening_figure(_id uuid, _amount bigint, _reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  figure public.opening_figures;
  side text;
begin
  select * into figure from public.opening_figures f where f.id = _id and f.state = 'open' for update;
  select case app.user_id() when l.tenant_id then 'tenant' when l.landlord_id then 'landlord' end into side
    from public.leases l where l.id = figure.lease_id;
  if side is null or (side = 'landlord' and figure.held_by = 'operator') then
    raise exception 'Only the two sides say what a figure of their lease is' using errcode = 'insufficient_privilege';
  end if;
  if side = 'tenant' then
    figure.tenant_says := _amount;
    figure.tenant_reason := _reason;
  else
    figure.landlord_says := _amount;
    figure.landlord_reason := _reason;
  end if;
  if figure.tenant_says = figure.landlord_says then
    figure.state := 'agreed';
    figure.counts := _amount;
    perform app.enter_opening_figure(figure, _amount);
  end if;
  update public.opening_figures f set tenant_says = figure.tenant_says, tenant_reason = figure.tenant_reason,
      landlord_says = figure.landlord_says, landlord_reason = figure.landlord_reason, last_by = side, state = figure.state,
      counts = figure.counts, settled_at = case figure.state when 'agreed' then app.now() end
   where f.id = _id;
end $$;

create or replace function app.decide_opening_figure(_id uuid, _amount bigint, _reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  figure public.opening_figures;
begin
  select * into figure from public.opening_figures f where f.id = _id and f.state = 'open' for update;
  if figure.id is null or not app.may('openingFigures.decide')
    or exists (select from public.leases l where l.id = figure.lease_id and app.user_id() in (l.tenant_id, l.landlord_id)) then
    raise exception 'Only an administrator who is no side of the lease decides' using errcode = 'insufficient_privilege';
  end if;
  perform app.enter_opening_figure(figure, _amount);
  update public.opening_figures f set state = 'decided', counts = _amount, decision = _reason, decided_by = app.user_id(),
    settled_at = app.now() where f.id = _id;
end $$;

-- Amounts stay for as long as the law asks for the books; the words of whoever leaves go.
create or replace function app.erase_own_opening_figures(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.opening_figures f set tenant_reason = ''
    from public.leases l where l.id = f.lease_id and l.tenant_id = _user_id and f.tenant_reason <> '';
  update public.opening_figures f set landlord_reason = null
    from public.leases l where l.id = f.lease_id and l.landlord_id = _user_id and f.landlord_reason is not null;
$$;

alter function app.opening_figures_of(uuid) owner to kiraya_definer;
alter function app.contest_opening_figure(uuid, text, bigint, text, date) owner to kiraya_definer;
alter function app.enter_opening_figure(public.opening_figures, bigint) owner to kiraya_definer;
alter function app.answer_opening_figure(uuid, bigint, text) owner to kiraya_definer;
alter function app.decide_opening_figure(uuid, bigint, text) owner to kiraya_definer;
alter function app.erase_own_opening_figures(uuid) owner to kiraya_definer;
grant execute on function app.opening_figures_of(uuid), app.contest_opening_figure(uuid, text, bigint, text, date),
  app.answer_opening_figure(uuid, bigint, text), app.decide_opening_figure(uuid, bigint, text) to member;
