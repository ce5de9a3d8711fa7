-- Closed months of the books: administrators close and open them; nothing is deleted.
grant select, insert on book_closings to member;
grant update (reopened_by, reopened_at, reopen_reason) on book_closings to member;
grant select on book_closings to kiraya_definer;

-- The first day from which on entries may be dated; null: every day is open.
create or replace function app.books_open_from() returns date
  language sql stable security definer set search_path = ''
as $$
  select (max(c.month) + interval '1 month')::date from public.book_closings c where c.reopened_at is null;
$$;

-- No entry is ever dated in a closed month, whoever posts it and by whatever way: it counts on the first open day, and says where it
-- belongs. An owner's month that is over was told them by a letter: what comes to be known of it later counts today, in their next one. Whoever closes a month holds the lock alone, so that no entry still under way is dated in it.
create or replace function app.keep_closed_months() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  open_from date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books', 0));
  open_from := app.books_open_from();
  new.late_for := null;
  if new.kind in ('operator_received', 'deposit_held', 'owner_paid') and app.counts_on(new.happened_on) <> new.happened_on then
    new.late_for := new.happened_on;
    new.happened_on := app.today();
  end if;
  if new.happened_on < open_from then
    new.late_for := coalesce(new.late_for, new.happened_on);
    new.happened_on := open_from;
  end if;
  return new;
end $$;

alter function app.books_open_from() owner to kiraya_definer;
alter function app.keep_closed_months() owner to kiraya_definer;

create or replace trigger keep_closed_months before insert on journal_entries
  for each row execute function app.keep_closed_months();
