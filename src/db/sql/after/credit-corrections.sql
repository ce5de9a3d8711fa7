-- Corrections of credited affiliates: administrators propose and decide; who, what and why never change, and nothing is deleted.
grant select, insert on credit_corrections to member;
grant update (state, approved_by, approved_at, withdrawn_by, withdrawn_at) on credit_corrections to member;
