-- Proofs of the ledger are written by the job and by the command, read by administrators.
grant select on ledger_proofs to member;
grant insert on ledger_proofs to worker;
