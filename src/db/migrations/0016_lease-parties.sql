-- no transaction
insert into lease_parties (lease_id, role, user_id, name, share_bp, accepted_at)
select l.id, 'landlord', l.landlord_id, l.landlord_name, 10000, l.created_at from leases l
union all
select l.id, 'tenant', l.tenant_id, l.tenant_name, null, l.agreed_at from leases l
on conflict (lease_id, role) where role in ('landlord', 'tenant') do nothing;
