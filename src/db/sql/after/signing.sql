-- E-signatures: whoever reads a lease sees who signed its agreement at the provider; the provider's word alone says so.
grant select on signing_requests, signing_signers to member, kiraya_definer;
grant insert (id, lease_id, document_id, provider, provider_id, expires_at, created_by) on signing_requests to member;
grant insert (request_id, party_id, turn) on signing_signers to member;
grant select on signing_requests, signing_signers to worker;
grant update (state, closed_at) on signing_requests to worker;
grant update (signed_at, name, certificate, outcome) on signing_signers to worker;
grant select, insert, delete on signing_events to worker;
grant update (name, certificate) on signing_signers to kiraya_definer;
revoke insert, update, delete, truncate on signing_requests, signing_signers, signing_events from kiraya_bulk;

-- That they signed stays with the agreement, as their yes does.
create or replace function app.erase_own_e_signatures(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.signing_signers s set name = 'Deleted person', certificate = null
    from public.lease_parties p where p.id = s.party_id and p.user_id = _user_id and s.signed_at is not null;
$$;
alter function app.erase_own_e_signatures(uuid) owner to kiraya_definer;
