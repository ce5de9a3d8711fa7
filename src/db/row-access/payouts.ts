import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  payout_batches: {
    owner: 'admin',
    sample: `insert into payout_batches (id, month, state, created_by) values (:run, '2026-09-01', 'cancelled', :admin)`,
    where: 'id = :run',
    insert: `insert into payout_batches (month, created_by) values ('2026-10-01', :admin)`,
    update: `cancel_reason = 'none'`,
    allows: { admin: ['select', 'insert', 'update'], worker: ['select'] },
  },
  payouts: {
    owner: 'seeker',
    sample: `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
      values (:run, 'KRY-AAAAA', :seeker, 'regular', 50000, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
      values (:run, 'KRY-BBBBB', :seeker, 'regular', 50000, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    update: `state = 'cancelled'`,
    allows: { seeker: ['select'], admin: ['select', 'update'], worker: ['select'] },
  },
  payout_lines: {
    owner: 'seeker',
    sample: `insert into payout_lines (payout_id, entry_id, position)
      select p.id, l.entry_id, l.position from payouts p, journal_lines l
       where p.affiliate_id = 'KRY-AAAAA' and l.entry_id = :run and l.position = 1`,
    where: 'entry_id = :run',
    insert: `insert into payout_lines (payout_id, entry_id, position)
      select p.id, :run, 2 from payouts p where p.affiliate_id = 'KRY-AAAAA'`,
    update: 'position = 1',
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
};
