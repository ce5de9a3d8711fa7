import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  tax_identities: {
    owner: 'seeker',
    sample: `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
      values (:seeker, 'k', decode(repeat('00', 40), 'hex'), '\\x01', '******234F')`,
    where: 'user_id = :seeker',
    insert: `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
      values (:neighbour, 'k', decode(repeat('00', 40), 'hex'), '\\x02', '******234G')`,
    update: `masked = '******234H'`,
    allows: {
      seeker: ['select', 'update'],
      neighbour: ['insert'],
      admin: ['select'],
      worker: ['select', 'update'],
    },
  },
  payout_accounts: {
    owner: 'seeker',
    sample: `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (:seeker, 'k', decode(repeat('00', 40), 'hex'), '****1234', 'HDFC0000001', 'Asha')`,
    where: 'user_id = :seeker',
    insert: `insert into payout_accounts (user_id, key_id, sealed, masked, ifsc, holder_name)
      values (:neighbour, 'k', decode(repeat('00', 40), 'hex'), '****1235', 'HDFC0000001', 'Ravi')`,
    update: `ifsc = 'HDFC0000002'`,
    allows: {
      seeker: ['select', 'update'],
      neighbour: ['insert'],
      admin: ['select'],
      worker: ['select', 'update'],
    },
  },
};
