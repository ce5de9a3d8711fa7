-- Adjustments: administrators propose and decide, the close posts; who, what and why never change, and nothing is deleted.
grant select on commission_adjustments to member;
grant insert on commission_adjustments to member;
grant update (state, approved_by, approved_at, withdrawn_by, withdrawn_at) on commission_adjustments to member;
revoke insert, delete, truncate on commission_adjustments from kiraya_bulk;
revoke update on commission_adjustments from kiraya_bulk;
grant update (state, posted_month) on commission_adjustments to kiraya_bulk;
