-- Tax deducted at source: everyone may read the rules; administrators add to them. Every installation knows the law's own.
grant select on tax_rules to member;
grant insert on tax_rules to member, kiraya_definer;
grant select on tax_rules to kiraya_definer;

set local role kiraya_definer;
insert into public.tax_rules (valid_from, section, rate_bp, without_pan_bp, threshold) values
  ('2025-04-01', '194H', 200, 2000, 2000000),
  ('2026-04-01', '393(1) Sl. 1(ii)', 200, 2000, 2000000)
on conflict (valid_from) do nothing;
reset role;
